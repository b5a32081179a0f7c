import { stem } from "./language";

/**
 * Words that people spell right and that name no kind of product: "gift" is not meant to be "gilt", nor "pure" to be
 * "purse". Where no product has one of them it is left out of the search, and never corrected.
 */
const plainWords = `
adult age airport anniversary bag best better big birthday body boss box brand branded bridal bride brother budget
cabin cheap class classic college colour combo comfort comfortable cool cousin cute daily dad daughter design designer
doctor dress eco engagement event everyday exam face fancy fashion father festival festive fit free fresh friend full
funky gift girlfriend good grand group gym half hard heavy high holiday home hot house husband indian interview kitchen
latest light live local long look love low luxury made marriage meeting modern month mother mum nature new nice night
offer office old original outdoor outfit parent party people perfect personal plain premium present price printed pure
quality queen quick rain rainy real regular return road room royal safe sale sample school season set shop short simple
sister smart soft son special spring star stay strong student style stylish summer super teacher team tour tour travel
trek trend trendy trip uniform unique university vacation vintage walk warm wash water wear weather wedding week weekend
wife winter work world year young yoga
`;

const stems = new Set(plainWords.trim().split(/\s+/).map(stem));

/** Whether a normalised word is one that is never taken for a typo. */
export function isPlainWord(word: string): boolean {
  return stems.has(stem(word));
}
