import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./lib/i18n.svelte";
import { here } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";

// The page that is wanted is fetched beside its words.
void (here.route.page === "play" || here.route.page === "watch" ? import("./pages/Game.svelte") : here.route.page === "lobby" ? import("./pages/Lobby.svelte") : null);
// Without its words the page would be shown in English first; without a connection it is.
await learn(settings.language).catch(() => null);
const pages = () => Promise.all([import("./pages/Lobby.svelte"), import("./pages/Game.svelte")]);
if (import.meta.env.PROD) void import("./lib/offline").then(({ keepForLater }) => keepForLater(pages));
mount(App, { target: document.getElementById("app")! });
