/** Night Hunt's board: the prey of the night, what every wolf has caught, and my cards. */

const STYLE = `
.night-hunt-board { display: grid; gap: 1rem; justify-items: center; }
.night-hunt-board .night { display: grid; gap: .5rem; justify-items: center; }
.night-hunt-board .prey { display: grid; place-items: center; width: 7rem; height: 7rem;
  border-radius: 50%; background: #f4e9c6; color: #14282f; font-size: 3rem; font-weight: 700;
  box-shadow: 0 0 2.5rem #f4e9c6aa; }
.night-hunt-board .pack { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; }
.night-hunt-board .wolf { min-width: 7rem; padding: .4rem .7rem; border: 1.5px solid var(--line);
  border-radius: var(--radius-small); background: var(--surface); text-align: center; }
.night-hunt-board .wolf.chosen { border-color: var(--lamp); }
.night-hunt-board .hand { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; }
.night-hunt-board .card { width: min(4rem, 16vw); height: 5.5rem; border: 2px solid var(--line-strong);
  border-radius: .6rem; background: var(--surface-raised); color: var(--ink); font-size: 1.8rem;
  display: grid; place-items: center; }
.night-hunt-board button.card { cursor: pointer; }
.night-hunt-board .card[aria-pressed="true"] { border-color: var(--lamp); translate: 0 -.4rem; }
.night-hunt-board .card.hinted { box-shadow: 0 0 0 4px var(--lamp-glow); }`;

const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

const preyOf = ({ view, text }) =>
  make("div", { className: "night" },
    make("p", {}, view.prey === null ? text("night-hunt-title-over") : text("night-hunt-title", view)),
    make("div", { className: "prey", ariaHidden: "true" }, String(view.prey ?? "–")));

const wolfOf = (board, wolf, seat) =>
  make("div", { className: wolf.chosen ? "wolf chosen" : "wolf" },
    make("strong", {}, board.name(seat)), make("div", {}, wolf.caught.join(" + ") || "–"),
    make("b", {}, board.text("result-points", { points: wolf.points })));

const cardOf = (board, card, mine) => {
  const action = board.legal.find(({ fields }) => fields.strength === card);
  const button = make("button", {
    className: board.hint?.fields.strength === card ? "card hinted" : "card",
    ariaLabel: board.text("night-hunt-action-play", { strength: card }),
    ariaPressed: String(mine.choice === card),
    ariaDisabled: String(!action),
    onclick: () => action && board.act(action),
  }, String(card));
  button.dataset.card = card;
  return button;
};

const handOf = (board) => {
  const mine = board.view.wolves[board.you];
  const cards = mine ? mine.hand.map((card) => cardOf(board, card, mine)) : [];
  return make("div", { className: "hand", role: "group", ariaLabel: board.text("night-hunt-hand") }, ...cards);
};

export function mount(target, board) {
  const root = make("div", { className: "night-hunt-board" });
  target.append(make("style", {}, STYLE), root);
  const draw = () => {
    const held = root.querySelector(":focus")?.dataset.card;
    const pack = board.view.wolves.map((wolf, seat) => wolfOf(board, wolf, seat));
    root.replaceChildren(preyOf(board), make("div", { className: "pack" }, ...pack), handOf(board));
    const next = root.querySelector(`[data-card="${held}"]`) ?? root.querySelector(".card");
    if (held !== undefined) next?.focus();
  };
  draw();
  return board.onChange(draw);
}

/** Pictures of the rules pages, by the names that they use: `![words](picture:cards:5,5,2)`. */
export const pictures = {
  cards: (target, of) => {
    const cards = of.map((card) => make("div", { className: "card" }, card));
    const hand = make("div", { className: "hand" }, ...cards);
    target.append(make("style", {}, STYLE), make("div", { className: "night-hunt-board" }, hand));
  },
};
