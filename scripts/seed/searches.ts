import type { Audience, Colour } from "@/lib/catalog/options";

/** A product is right for a search when each of these that is given matches. */
export interface Right {
  category?: "men" | "women" | "kids" | "accessories" | "footwear";
  /** The id of its kind. */
  kind?: string;
  audience?: Audience;
  brand?: string;
  colour?: Colour;
  title?: RegExp;
  /** Title and description together. */
  text?: RegExp;
}

interface Searches {
  right: Right;
  /** What shoppers type, separated by commas. */
  typed: string;
}

const red = /\b(red|madder|maroon|wine)\b/i;
const blue = /\b(blue|navy|indigo)\b/i;
const anyShoe = { category: "footwear" } as const;

/** Searches as shoppers type them, and what counts as a right product of the demo catalogue. */
export const searches: Readonly<Record<string, readonly Searches[]>> = {
  clothes: [
    { right: { title: /Kurta/ }, typed: "kurta, kurtas, kurtha, kurtaa, KURTA, कुर्ता, कुर्ते, कुरता, sherwani" },
    { right: { title: /Kurti/ }, typed: "kurti, kurtis, kurthi, कुर्ती, tunic, kurti for women, ladies kurti" },
    { right: { title: /Kurt[ai]|Palazzo/ }, typed: "salwar, salwar suit, churidar, salwar kameez, shalwar, सलवार" },
    { right: { title: /Saree/ }, typed: "saree, sari, sarees, saari, sadi, साड़ी, साड़ियां, साडी, saree for women" },
    { right: { title: /Lehenga/ }, typed: "lehenga, lehnga, lahenga, लहंगा, ghagra choli, chaniya choli, ghaghra" },
    { right: { title: /Dupatta|Scarf/ }, typed: "dupatta, dupata, chunni, दुपट्टा, chunri, stole, shawl, odhni" },
    { right: { title: /Scarf/ }, typed: "scarf, scarves, muffler" },
    { right: { title: /Dress|Frock/ }, typed: "dress, dresses, gown, one piece dress, ड्रेस, midi dress, one piece" },
    { right: { title: /Frock/ }, typed: "frock, frocks, frok, baby frock, फ्रॉक, frock for girls" },
    { right: { title: /Skirt/ }, typed: "skirt, skirts, long skirt, स्कर्ट, flared skirt" },
    {
      right: { title: /Tee|Kurti/, category: "women" },
      typed: "tops for women, ladies top, women top, top",
    },
    {
      right: { title: /Tee/ },
      typed: "t shirt, t-shirt, tshirt, tee shirt, tshirts, T Shirts, teeshirt, टीशर्ट, टी शर्ट",
    },
    { right: { title: /Tee/, category: "men" }, typed: "tshirt for men, mens t shirt, men tshirts, gents t shirt" },
    { right: { title: /Polo/ }, typed: "polo, polo t shirt, collar t shirt, polo tshirts, polo tshirt men" },
    {
      right: { title: /Shirt/ },
      typed: "shirt, shirts, shrit, शर्ट, mens shirt, shirt for men, gents shirt, shirts for man",
    },
    {
      right: { title: /Formal Shirt|Poplin|Pinstripe/ },
      typed: "formal shirt, office shirt, office wear shirt, formal shirt men",
    },
    { right: { title: /Jean/ }, typed: "jeans, jean, jeens, denim jeans, जींस, denim pant, jeans pant, slim fit jeans" },
    { right: { title: /Jean/, category: "women" }, typed: "jeans for women, ladies jeans, womens jeans, girls jeans" },
    {
      right: { title: /Trouser|Chino|Jean|Palazzo/ },
      typed: "pants, pant, trousers, trouser, पैंट, cotton pants, lower for women",
    },
    {
      right: { title: /Trouser|Chino/, category: "men" },
      typed: "pants for men, formal pants, chinos, chino men, mens trousers, formal trousers for men",
    },
    { right: { title: /Palazzo/ }, typed: "palazzo, plazo, palazo, palazzo pants, sharara" },
    { right: { title: /Short/ }, typed: "shorts, short, half pant, bermuda, shorts for men, nikkar" },
    { right: { title: /Short|Trouser|Hoodie/ }, typed: "track pants, joggers, tracksuit, lower" },
    { right: { title: /Hoodie/ }, typed: "hoodie, hoodies, hoody, sweatshirt, sweat shirt, hooded sweatshirt, हुडी" },
    {
      right: { title: /Sweater|Knit/ },
      typed: "sweater, sweaters, swetter, pullover, cardigan, स्वेटर, woollen sweater, winter sweater",
    },
    {
      right: { title: /Jacket|Bomber/ },
      typed: "jacket, jackets, jaket, जैकेट, winter jacket, coat, jacket for men, mens jackets",
    },
    { right: { title: /Trucker/ }, typed: "denim jacket, jeans jacket, denim jackets for women" },
    { right: { title: /Bandi/ }, typed: "nehru jacket, modi jacket, waistcoat, bandi, नेहरू जैकेट" },
    { right: { title: /Dungaree/ }, typed: "dungarees, dungaree, romper, jumpsuit, dangri" },
  ],
  shoes: [
    {
      right: anyShoe,
      typed: "shoes, shoe, footwear, जूते, joote, joota, shose, shoes for men, mens shoes, ladies shoes, boys shoes",
    },
    {
      right: { title: /Running/ },
      typed: "running shoes, runing shoes, sports shoes, sport shoes, gym shoes, jogging shoes",
    },
    {
      right: { title: /Sneaker/ },
      typed: "sneakers, sneaker, sneekers, casual shoes, canvas shoes, sneakers for men, white sneakers",
    },
    {
      right: { title: /Loafer/ },
      typed: "loafers, loafer, lofer, formal shoes, office shoes, leather shoes, formal shoes for men",
    },
    {
      right: { title: /Heel|Pump/ },
      typed: "heels, high heels, heel, stilettos, ladies heels, block heels, party heels, pumps",
    },
    {
      right: { title: /Slide|Kolhapuri|Sandal/ },
      typed: "chappal, chappals, chapal, slippers, slipper, flip flops, चप्पल, ladies chappal, gents chappal",
    },
    { right: { title: /Sandal|Slide|Kolhapuri/ }, typed: "sandals, sandal, sandle, सैंडल, mens sandal, ladies sandals" },
    { right: { title: /Kolhapuri/ }, typed: "kolhapuri, kolapuri, kolhapuri chappal, कोल्हापुरी चप्पल" },
    { right: { title: /Jutti/ }, typed: "jutti, juttis, mojari, जूती, punjabi jutti, juti" },
  ],
  accessories: [
    { right: { title: /Handbag|Wallet|Tote/ }, typed: "purse, purses, पर्स, ladies purse, women purse, clutch" },
    {
      right: { title: /Handbag|Tote/ },
      typed: "handbag, hand bag, handbags, ladies bag, sling bag, leather handbag, handbeg",
    },
    { right: { title: /Handbag|Tote|Backpack/ }, typed: "bag, bags, बैग, jhola, women bag, mens bag" },
    { right: { title: /Backpack/ }, typed: "backpack, back pack, bagpack, school bag, laptop bag, college bag" },
    { right: { title: /Tote/ }, typed: "tote bag, tote, jute bag, shopping bag" },
    {
      right: { title: /Wallet/ },
      typed: "wallet, wallets, walet, mens wallet, batua, gents purse, leather wallet, purse for men",
    },
    { right: { title: /Belt/ }, typed: "belt, belts, leather belt, mens belt, बेल्ट" },
    {
      right: { title: /Watch/ },
      typed: "watch, watches, ghadi, घड़ी, wrist watch, mens watch, ladies watch, watch for women",
    },
    { right: { title: /Sunglasses/ }, typed: "sunglasses, sun glasses, goggles, chashma, चश्मा, shades, sunglass men" },
    { right: { title: /Cap/ }, typed: "cap, caps, topi, टोपी, hat, cap for boys, sports cap" },
  ],
  people: [
    {
      right: { title: /Kurta/, category: "kids" },
      typed: "boys kurta, kids kurta, kurta for boys, bachche ka kurta, kids kurta pajama, boy kurta set",
    },
    {
      right: { title: /Frock|Lehenga/, category: "kids" },
      typed: "girls dress, kids dress, dress for girls, baby girl dress, baby dress",
    },
    {
      right: { title: /Lehenga/, category: "kids" },
      typed: "girls lehenga, kids lehenga, lehenga for girls, लड़की लहंगा",
    },
    {
      right: { title: /Tee/, category: "kids" },
      typed: "kids t shirt, boys tshirt, kids tee, girls top, children tshirt, bachon ki tshirt",
    },
    {
      right: { category: "kids" },
      typed: "kids wear, kidswear, boys clothes, children clothes, baby clothes, बच्चों के कपड़े, kids",
    },
    {
      right: { title: /Kurta/, category: "men" },
      typed: "kurta for men, mens kurta, gents kurta, men kurta pajama, पुरुष कुर्ता, kurta men",
    },
    {
      right: { title: /Kurt[ai]/, category: "women" },
      typed: "kurta for women, ladies kurta, women kurti, महिला कुर्ता, womens kurta",
    },
    { right: { category: "women" }, typed: "women, ladies wear, womens clothing, ladies" },
    { right: { category: "men" }, typed: "men, mens wear, menswear, men clothing" },
  ],
  "kinds for somebody": [
    { right: { kind: "kids-shoes" }, typed: "kids shoes, kids sneakers, children shoes, boys sneakers" },
    { right: { kind: "kids-shoes" }, typed: "school shoes, school shoes for boys, girls school shoes" },
    { right: { kind: "kids-shirts" }, typed: "school shirt" },
    { right: { kind: "kids-winter-wear" }, typed: "kids jacket, kids sweater, boys hoodie, kids winter wear" },
    { right: { kind: "kids-shirts" }, typed: "kids shirt, shirts for boys" },
    { right: { kind: "kids-frocks" }, typed: "girls frocks, kids frock" },
    { right: { kind: "kids-dungarees" }, typed: "kids dungaree" },
    { right: { kind: "jeans", audience: "men" }, typed: "mens jeans" },
    { right: { kind: "trousers", audience: "men" }, typed: "mens chinos" },
    { right: { kind: "trousers", audience: "women" }, typed: "ladies trousers" },
    { right: { kind: "shorts", audience: "men" }, typed: "mens shorts" },
    { right: { kind: "running-shoes", audience: "women" }, typed: "women running shoes" },
    { right: { kind: "juttis", audience: "men" }, typed: "mens jutti" },
    { right: { kind: "juttis", audience: "women" }, typed: "ladies juttis" },
    { right: { kind: "kolhapuris", audience: "men" }, typed: "mens kolhapuri" },
    { right: { kind: "loafers", audience: "men" }, typed: "mens loafers" },
    { right: { kind: "polos" }, typed: "polo shirts" },
  ],
  colours: [
    { right: { title: /Kurt[ai]/, text: red }, typed: "lal kurta, red kurta, laal kurta, लाल कुर्ता, maroon kurti" },
    { right: { title: /Saree/, text: red }, typed: "red saree, lal saree, लाल साड़ी, red sari, maroon saree" },
    {
      right: { title: /Kurt[ai]/, text: blue },
      typed: "blue kurta, neela kurta, नीला कुर्ता, navy blue kurta, blue kurti",
    },
    { right: { title: /Shirt/, text: /white/i }, typed: "white shirt, safed shirt, सफेद शर्ट, white shirt for men" },
    {
      right: { title: /Tee/, text: /black|charcoal/i },
      typed: "black t shirt, kala tshirt, black tshirt men, काला टीशर्ट",
    },
    { right: { title: /Jean/, text: blue }, typed: "blue jeans, light blue jeans, dark blue jeans" },
    { right: { title: /Jean/, text: /black/i }, typed: "black jeans, black jeans men" },
    { right: { title: /Dress/, text: /black/i }, typed: "black dress, black party dress" },
    { right: { title: /Sneaker/, text: /white/i }, typed: "white shoes, white sneaker" },
    { right: { category: "footwear", text: /black/i }, typed: "black shoes, black heels, black loafers" },
    {
      right: { title: /Kurti|Lehenga|Saree/, text: /pink|rani/i },
      typed: "pink kurti, pink lehenga, gulabi saree, pink saree",
    },
    {
      right: { text: /green|olive/i },
      typed: "green saree, hara kurta, green tshirt, olive green chino, bottle green sweater",
    },
    {
      right: { title: /Saree|Kurti/, text: /yellow|mustard|marigold/i },
      typed: "yellow saree, peeli saree, haldi saree, yellow kurti",
    },
    {
      right: { title: /Belt|Wallet|Handbag/, text: /brown|cognac|tan/i },
      typed: "brown belt, brown wallet, brown leather handbag",
    },
  ],
  "colours that titles do not say": [
    { right: { colour: "maroon" }, typed: "maroon polo, maroon handbag, maroon sunglasses, marun slide, मैरून शर्ट" },
    { right: { colour: "red" }, typed: "red cap, red dupatta, लाल दुपट्टा, lal skirt, laal topi" },
    { right: { colour: "purple" }, typed: "purple saree, jamuni saree, purple hoodie, बैंगनी साड़ी" },
    { right: { colour: "teal" }, typed: "teal kurti, teal saree, firozi lehenga" },
    { right: { colour: "grey" }, typed: "grey saree, gray sweater, slate backpack, ग्रे हुडी" },
    { right: { colour: "olive" }, typed: "olive tee, olive shorts, mehendi cap, olive watch" },
    { right: { colour: "beige" }, typed: "beige tote, khaki shorts, beige cap, nude sweater" },
    { right: { colour: "orange" }, typed: "orange hoodie, narangi frock, नारंगी कुर्ता" },
    { right: { colour: "brown" }, typed: "brown watch, brown loafers, bhura wallet, भूरा बेल्ट" },
    { right: { colour: "yellow" }, typed: "yellow tee, पीला कुर्ता, peeli dungaree" },
    { right: { colour: "pink" }, typed: "pink scarf, pink frock, गुलाबी लहंगा" },
    { right: { colour: "multi" }, typed: "multicolour shirt, rangeela lehenga, multi colour set" },
  ],
  "cloths, patterns, cuts": [
    { right: { text: /cotton/i }, typed: "cotton kurti, suti kurta, cotton saree, cotton t shirt, कॉटन कुर्ती" },
    {
      right: { title: /Saree/, text: /silk/i },
      typed: "silk saree, banarasi saree, kanjivaram saree, resham saree, pattu silk saree",
    },
    { right: { text: /linen/i }, typed: "linen shirt, linen kurta, linen shirts for men, linen trouser" },
    { right: { text: /bandhani/i }, typed: "bandhani dupatta, bandhej saree, bandhini, bandhani saree" },
    { right: { text: /print/i }, typed: "block print kurti, block print saree, printed kurti, printed saree" },
    { right: { text: /chikan/i }, typed: "chikankari kurti, lucknowi kurti, chikan kurti" },
    { right: { text: /floral|flower/i }, typed: "floral dress, flower print dress, floral kurti" },
    {
      right: { text: /check|gingham|windowpane/i, title: /Shirt/ },
      typed: "check shirt, checked shirt, checks shirt men, plaid shirt",
    },
    { right: { text: /stripe/i }, typed: "striped shirt, striped tshirt, stripe tee, striped dress" },
    {
      right: { title: /Tee/, text: /long sleeve/i },
      typed: "full sleeve t shirt, long sleeve tshirt, full sleeves tshirt men",
    },
  ],
  occasions: [
    {
      right: { title: /Saree|Lehenga/ },
      typed:
        "wedding saree, bridal lehenga, shaadi lehenga, party wear saree, wedding lehenga, marriage saree, festival saree",
    },
    { right: { title: /Dress|Frock/ }, typed: "party dress, party wear dress, summer dress, birthday dress" },
  ],
  brands: [
    { right: { brand: "nike" }, typed: "nike, nkie, nike shoes, nike tshirt" },
    { right: { brand: "adidas" }, typed: "adidas, addidas, adidas hoodie, adidas shoes men" },
    { right: { brand: "puma" }, typed: "puma, puma shoes, puma sneakers" },
    { right: { brand: "levis" }, typed: "levis, levi's, levis jeans, levi jeans, levis belt" },
    { right: { brand: "h&m" }, typed: "h&m, h and m, hm kurti, h&m dress" },
    { right: { brand: "zara" }, typed: "zara, zara dress, zara handbag" },
  ],
  sentences: [
    { right: { title: /Kurta/ }, typed: "kurta under 1500, buy kurta online, latest kurta design, best kurta for men" },
    { right: { title: /Kurt[ai]/ }, typed: "wedding kurta under 1500, kurta below 2000, kurta above 500" },
    {
      right: { title: /Shirt|Tee|Shoe|Sneaker|Jean/ },
      typed: "tshirt under 500, shoes under 2000, jeans for men below 3000, shirts under rs 999",
    },
  ],
};
