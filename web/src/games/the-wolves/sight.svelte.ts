/** What a person wants to see on the map, kept on this device. */

const STORE = "wolfden:the-wolves-names";

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) === "on";
  } catch {
    return false;
  }
}

class Sight {
  #names = $state(stored());

  /** Every hex carries its name. */
  get names(): boolean {
    return this.#names;
  }
  set names(on: boolean) {
    this.#names = on;
    try {
      localStorage.setItem(STORE, on ? "on" : "off");
    } catch {
      // Not remembered, but it holds for this visit.
    }
  }
}

export const sight = new Sight();
