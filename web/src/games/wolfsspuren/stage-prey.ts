/** Large and small prey while they are told. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import { largePrey, type LargeName, type View } from "./model";
import { change, weaken } from "./pack";

export function turnPrey(view: View, kind: LargeName): View {
  const known = view.prey.face_up.some((card) => card.kind === kind);
  const face_up = known
    ? view.prey.face_up.map((card) =>
        card.kind === kind ? { ...card, count: card.count + 1 } : card,
      )
    : [...view.prey.face_up, largePrey(kind)];
  return { ...view, prey: { ...view.prey, face_up, pile: Math.max(0, view.prey.pile - 1) } };
}

export function dropPrey(view: View, kind: LargeName): View {
  const face_up = view.prey.face_up
    .map((card) => (card.kind === kind ? { ...card, count: card.count - 1 } : card))
    .filter(({ count }) => count > 0);
  return { ...view, prey: { ...view.prey, face_up, discarded: view.prey.discarded + 1 } };
}

export function choosePrey(view: View, kind: LargeName): View {
  const face_up = view.prey.face_up.map((card) => ({ ...card, hunted: card.kind === kind }));
  const { black, green, red } = largePrey(kind);
  const needs = { ...view.needs, rearing: view.pups.needed, black, green, red };
  return { ...view, needs, prey: { ...view.prey, face_up, hunted: kind } };
}

export function takePrey(view: View, { wolf, prey, gained }: EventOf<Told, "caught">): View {
  const face_up = [...view.small_prey.face_up];
  const at = face_up.indexOf(prey);
  if (at >= 0) face_up.splice(at, 1);
  const fed = change(weaken(view, wolf, -gained), wolf, () => ({ caught: prey, acting: false }));
  return { ...fed, stage: "catch", small_prey: { ...view.small_prey, face_up } };
}

export function feed(view: View, meals: { wolf: string; food: number }[]): View {
  const fed = meals.reduce(
    (now, { wolf, food }) => change(now, wolf, () => ({ meal: food })),
    view,
  );
  return view.prey.hunted ? dropPrey(fed, view.prey.hunted) : fed;
}
