/**
 * The words that shoppers use for what products are called otherwise: colours, people, kinds, occasions, in English, in
 * Hindi and in its usual Latin spellings. One row each, in any spelling and number; a `#` begins a remark.
 *
 *     saree, sari, साड़ी          the same: each of them finds products with any of them
 *     slipper, chappal > slide   the words before ">" also find those after it, listed later
 *     men + footwear             beside other words, "men" also finds this category, listed last
 *     kids = kids                beside other words, "kids" keeps only products for these audiences, if there are any
 *     - buy, online              say nothing beside other words
 *
 * Several words on the left are a phrase ("flip flop"); on the right, each word stands alone. A product needs one of the
 * words of each word of a search. scripts/seed/searches.ts has searches that must find the right products.
 */
export const synonyms = `
# People
men, man, mens, menswear, gent, gents, male, mard, aadmi, purush, पुरुष, मर्द, आदमी, पुरुषों + accessories, footwear = men, everyone
women, woman, womens, womenswear, lady, ladies, female, aurat, mahila, महिला, औरत, लेडीज + accessories, footwear = women, everyone
kid, kids, kidswear, child, children, baby, toddler, junior, bachcha, bachche, baccha, bacche, bachcho, bachon, bacchon, बच्चा, बच्चे, बच्चों + accessories, footwear = kids
boy, ladka, ladke, लड़का, लड़के, लड़कों > kid + men, accessories, footwear = kids
girl, ladki, ladkiyan, लड़की, लड़कियां, लड़कियों > kid + women, accessories, footwear = kids
unisex > men, women

# Colours
red, lal, laal, लाल > madder, maroon, wine, rust
maroon, marun, burgundy, wine, मैरून > madder
blue, neela, nila, neeli, neele, नीला, नीली, नीले > navy, indigo, sky, peacock, teal
navy, navy blue > indigo
sky, sky blue, light blue, aasmani, asmani, आसमानी > blue
green, hara, hari, hare, हरा, हरी > olive, sage, mint, bottle, teal
olive, olive green, mehendi, mehndi, मेहंदी
teal, turquoise, firozi, feroza, फिरोजी > peacock
yellow, peela, pila, peeli, pili, पीला, पीली, haldi, हल्दी > mustard, lemon, marigold, turmeric
mustard, sarson, सरसों > marigold
orange, narangi, santri, नारंगी, kesari, केसरिया > marigold, rust, terracotta, coral
pink, gulabi, गुलाबी > rani, rose, blush, coral
peach, coral > pink, orange
purple, violet, jamuni, baingani, बैंगनी, lavender > lilac, plum
black, kala, kaala, kali, kaali, kale, काला, काली, काले > charcoal
white, safed, सफेद, safaid > ivory, ecru
off white, offwhite, cream, ivory, ecru > white
grey, gray, slate, sleti, स्लेटी, ग्रे > charcoal, silver
brown, bhura, bhoora, भूरा, chocolate, coffee > tan, cognac, camel, tobacco
beige, khaki, nude, skin > sand, camel, tan, ecru
tan, cognac, camel > brown
gold, golden, sunehra, sona, सुनहरा > zari, brass
silver, chandi, चांदी
multi, multicolour, multicolor, rangeela, rangin, रंगीन > floral, leheriya, madras, ikat

# Clothes
kurta, kurtha, kurtas, kurte, कुर्ता, कुर्ते, कुरता, sherwani, शेरवानी, pathani, achkan > kurti
kurta pajama, kurta pyjama, kurta pyjamas, kurta set, कुर्ता पजामा, कुर्ता पायजामा > kurta
kurti, kurthi, kurtis, kurties, kurtiyan, कुर्ती, कुर्तियां, tunic > kurta
salwar, shalwar, salwaar, सलवार, churidar, churidaar, patiala, leggings, legging > palazzo, kurti
salwar suit, salwar kameez, salwar kurta, suit salwar, anarkali suit, punjabi suit, ladies suit, सलवार सूट, सलवार कमीज > kurti, kurta
kameez, kamiz, कमीज > shirt, kurti
saree, sari, saari, saadi, sadi, sarees, saris, sarhi, साड़ी, साडी, साड़ियां, साड़ियों
lehenga, lehnga, lahenga, lahanga, lehanga, langa, ghagra, ghaghra, chaniya, लहंगा, लहंगे, घाघरा, chaniya choli, ghagra choli, lehenga choli, लहंगा चोली
choli, blouse, चोली, ब्लाउज
dupatta, dupatte, chunni, chunri, chunari, odhni, दुपट्टा, दुपट्टे, चुन्नी, stole, shawl, shaal, शॉल > scarf
scarf, scarves, stole, muffler, स्कार्फ > dupatta
pyjama, pajama, payjama, paijama, pyjamas, pajamas, payjamas, nightwear, pajami, पायजामा, पजामा, पाजामा, night suit, lounge wear, loungewear > palazzo, trouser
dress, dresses, frock, gown, maxi, midi, one piece, ड्रेस, गाउन
frock, frok, फ्रॉक > dress
skirt, ghera, स्कर्ट > lehenga
top, tops, टॉप > tee, kurti
crop top > tee, boxy
tee, tshirt, tshirts, teeshirt, ti shirt, t shirts, टीशर्ट, टी शर्ट > polo
polo, collar tshirt, collar t shirt, polo tshirt, polo t shirt, polo shirt
shirt, shirts, kamij, शर्ट, कमीज
jeans, jean, denim pant, denim pants, जींस, जीन्स > denim
denim, denims > jean
pant, pants, trouser, trousers, patloon, patlun, पैंट, पतलून, bottoms > chino, jean, palazzo
chino, chinos, cotton pant, cotton pants, cargo > trouser
formal pant, formal pants, formal trouser, formal trousers, suit pant > trouser
palazzo, plazo, plazzo, palazzos, sharara, gharara, प्लाजो
short, shorts, bermuda, half pant, half pants, nikkar, knicker, kachha, निक्कर
lower, joggers, jogger, track pant, track pants, trackpant, tracksuit, jogging pant > short, trouser, hoodie
hoodie, hoody, hoodies, hooded, sweatshirt, sweat shirt, हुडी > sweater
sweater, pullover, cardigan, jumper, woollen, woolen, jersey sweater, स्वेटर, knit > hoodie
jacket, jackets, coat, windcheater, जैकेट > bomber, trucker, hoodie
denim jacket, jeans jacket, jean jacket > trucker
leather jacket > bomber
nehru jacket, modi jacket, nehru coat, waistcoat, vest coat, bandi, bundi, sadri, basket coat, नेहरू जैकेट, बंडी
dungaree, dungarees, dangri, dangree, romper, jumpsuit, डंगरी
kids set, baba suit, co ord, co ord set, coord set > set
clothes, clothing, kapde, kapda, kapre, कपड़े, कपड़ा > kurta, tee, shirt, dress
ethnic, traditional, desi, indian, paramparik, पारंपरिक > kurta, kurti, saree, lehenga, bandi, jutti, kolhapuri, dupatta
western > dress, tee, jean, skirt

# Shoes
shoe, shoes, joota, juta, joote, jutte, jutta, footwear, footwears, boot, boots, जूता, जूते, शूज > sneaker, loafer, heel, pump, jutti, kolhapuri, slide, sandal
sports shoes, gym shoes, jogging shoes, runners, trainers > running + sneaker
sneaker, sneakers, snicker, snickers, canvas shoes, canvas shoe, casual shoes, casual shoe, स्नीकर
formal shoes, formal shoe, office shoes, office shoe, leather shoes, leather shoe, party shoes > loafer
loafer, loafers, moccasin, moccasins, penny loafers, लोफर
heel, heels, high heels, high heel, stiletto, stilettos, sandal heel, हील > pump
pump, pumps, bellies, belly, ballerina > heel
slipper, slippers, chappal, chappals, chapal, chappel, chapple, flip flop, flip flops, hawai, चप्पल, चप्पलें, हवाई चप्पल, slider, sliders, flats > slide, kolhapuri, sandal
slide, slides > kolhapuri, sandal
sandal, sandals, sandle, sandles, sendal, sendel, सैंडल, sandel > kolhapuri, slide, heel
kolhapuri, kolapuri, kolhapuris, kohlapuri, कोल्हापुरी
jutti, juti, juttis, jooti, jutis, mojari, mojri, mojdi, khussa, जूती, जुत्ती, मोजरी

# Accessories
handbag, handbags, hand bag, hand bags, hand purse, ladies purse, ladies bag, women purse, पर्स, purse, purses, pars, clutch, sling, sling bag, potli, हैंडबैग > wallet, tote
bag, bags, jhola, thaila, theli, बैग, झोला, थैला, बस्ता, basta > handbag, backpack, tote
backpack, backpacks, bagpack, back pack, rucksack, school bag, college bag, laptop bag, office bag, pithu, travel bag, बैकपैक
tote, totes, shopping bag, shopper bag, carry bag > handbag
wallet, wallets, valet, batua, batwa, बटुआ, money purse, gents purse, mens purse, card holder, वॉलेट
belt, belts, kamarband, patta, बेल्ट
watch, watches, ghadi, ghari, gadi watch, wrist watch, wristwatch, घड़ी, घड़ियां
sunglass, sunglasses, sun glasses, goggle, goggles, chashma, chasma, shades, glares, eyewear, spectacles, चश्मा, धूप का चश्मा
cap, caps, topi, hat, hats, टोपी, कैप
accessory, accessories

# Cloths and patterns
cotton, suti, sooti, kapas, सूती, कॉटन
silk, resham, reshmi, सिल्क, रेशमी, banarasi, banarsi, बनारसी, kanjivaram, kanchipuram, kanjeevaram > zari
linen, linan, लिनन
khadi, khaadi, खादी, handloom > handspun
wool, oon, ooni, ऊनी > knit, sweater, lambswool
leather, chamda, chamra, चमड़ा, चमड़े
chikan, chikankari, lucknowi, lakhnawi, lucknow, चिकन, चिकनकारी
bandhani, bandhej, bandhni, bandhini, tie dye, tiedye, tie and dye, बांधनी > leheriya
leheriya, lehariya, laheriya, lahariya, लहरिया
zari, jari, जरी, gota, embroidered, embroidery, kadhai, कढ़ाई, kantha > buti
print, printed, prints, block print, छाप, प्रिंट, प्रिंटेड > dabu, ajrakh, floral, polka
floral, flower, flowers, flowery, phool, फूल
check, checks, checked, checkered, chex, plaid, gingham, चेक > madras, windowpane
stripe, striped, stripes, dhari, धारी, धारीदार > pinstripe, breton
dot, dots, polka, polka dot, polka dots > bandhani
plain, solid, sada, saada, सादा > crew, everyday, compact

# Occasions
bridal, wedding, marriage, shaadi, shadi, dulhan, bride, शादी, दुल्हन, vivah, groom, dulha, sangeet, mehendi function > zari, silk, kanjivaram, buti
festive, festival, diwali, eid, navratri, puja, pooja, rakhi, onam, त्योहार, दिवाली > zari, silk, buti, bandhani, khadi, ikat
party, partywear, पार्टी > satin, zari, silk, belted, polka, patent, floral, formal
formal, office, ऑफिस, interview, business > linen, pinstripe, poplin
gym, sports, sport, workout, yoga, training, exercise > running, jersey, fleece, drawcord + accessories, footwear
summer, garmi, गर्मी > linen, cotton, mul, canvas
winter, winters, sardi, thand, सर्दी > wool, fleece, knit, brushed, jacket, bomber
rain, monsoon, barsat, बारिश
school > backpack + kids, footwear = kids

# Cuts
full sleeve, full sleeves, long sleeve, long sleeves, full hand > sleeve
half sleeve, half sleeves, half hand, short sleeve, short sleeves > half, short
slim fit, slim, skinny, tight > taper, tapered
long > ankle, full, midi, knee
loose, baggy, oversized, relaxed > boxy, wide
wide leg, bell bottom, bootcut, flared > wide

# Brands
levis, levi, levies, livis, लीवाइस
nike, naik, नाइकी, नाइक
adidas, adidas original, एडिडास
puma, प्यूमा
zara, ज़ारा
hm, h m, h and m, एचएम

# What says nothing beside other words
- buy, buying, purchase, order, online, shop, shopping, store, price, prices, rate, cost, rs, rupee, rupees, inr, cheap, cheapest, low, offer, offers, sale, discount, deal, deals
- latest, new, newest, best, top rated, trending, trendy, popular, stylish, style, styles, fashion, fashionable, designer, design, designs, fancy, nice, good, beautiful, pretty, sundar, sunder, cute, cool, branded, brand, original, quality, premium, luxury, pure, genuine
- wear, outfit, outfits, collection, collections, item, items, product, products, type, types, model, piece, pieces, pair, combo, pack, fit, fitting, size, sizes, colour, color, colours, colors, rang, रंग, casual, daily, everyday use, regular, use, look, looks
- under, below, upto, up to, within, less than, me, my, i, want, need, show, find, please, ke liye, के लिए, लिए, wala, wali, wale, vala, vali, वाला, वाली, वाले, chahiye, चाहिए, dikhao, dikhaiye, दिखाओ, ka, ki, ke, aur, function, gift, punjabi, rajasthani, gujarati, jaipuri
`;
