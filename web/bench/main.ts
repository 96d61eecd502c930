import { mount } from "svelte";
import "../src/app.css";
import LargeBoard from "./LargeBoard.svelte";

mount(LargeBoard, { target: document.getElementById("app")! });
