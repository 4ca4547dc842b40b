/** Jagdfieber's rules pages: their pictures, and where to open them. */
import { picturesOf } from "../../kit/drawing";
import type { Begun } from "../../kit/source";
import "./art/palette.css";
import type { View } from "./model";
import Card from "./pictures/Card.svelte";
import Cards from "./pictures/Cards.svelte";
import FoodChain from "./pictures/FoodChain.svelte";
import Lodges from "./pictures/Lodges.svelte";
import Place from "./pictures/Place.svelte";

export const pictures = picturesOf({
  card: Card,
  cards: Cards,
  chain: FoodChain,
  lodges: Lodges,
  place: Place,
});

export const place = ({ view }: Begun<View>): string => (view.over ? "end" : "glance");
