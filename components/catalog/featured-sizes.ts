/** How wide a card's picture is shown in four columns, three from 768 px, two below, as the `sizes` of an img. */
export const featuredSizes = "(width >= 90rem) 325px, (width >= 64rem) 24vw, (width >= 48rem) 31vw, 46vw";
