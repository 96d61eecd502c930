// Written by tools/write_glyphs.py from src/hexfront/art/glyphs.toml.

/** The NATO symbol of a kind of unit, by name. */
export const TROOPS: Record<string, string> = {
  infantry: "infantry",
  light_infantry: "infantry",
  motorised_infantry: "motorised",
  mechanised_infantry: "mechanised",
  security: "security",
  panzer: "armour",
  tank: "armour",
  cavalry: "cavalry",
  mechanised_cavalry: "mechanised_cavalry",
  artillery: "artillery",
  mountain: "mountain",
  alpine: "mountain",
};
