/** The width of a card's picture, as the `sizes` of an img: four columns, three from 768 px, two below. */
export const featuredSizes = "(width >= 90rem) 325px, (width >= 64rem) 24vw, (width >= 48rem) 31vw, 46vw";
