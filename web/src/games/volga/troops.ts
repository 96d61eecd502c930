// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml.

/** The NATO symbol of a kind of unit, by name. */
export const TROOPS: Record<string, string> = {
  motorised: "motorised",
  motor_rifle: "motorised",
  marine: "marine",
  anti_aircraft: "anti_aircraft",
  anti_tank: "anti_tank",
  fortified_region: "fortified",
  workers: "workers",
};
