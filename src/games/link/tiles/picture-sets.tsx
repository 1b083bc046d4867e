import animalsUrl from 'virtual:faces/animals'
import foodUrl from 'virtual:faces/food'
import mahjongUrl from 'virtual:faces/mahjong'
import radicalsUrl from 'virtual:faces/radicals'
import { readMahjong } from './mahjong.ts'
import styles from './picture-sets.module.css'
import { makePictureSet, type TileSet } from './tile-set.tsx'

export const animals = makePictureSet(animalsUrl, (i18n, kind) =>
  i18n._({
    id: 'link.animal',
    message: `{kind, select,
    1 {Penguin} 2 {Elephant} 3 {Butterfly} 4 {Tropical fish} 5 {Giraffe} 6 {Turtle}
    7 {Crab} 8 {Owl} 9 {Pig} 10 {Octopus} 11 {Zebra} 12 {Snail}
    13 {Rooster} 14 {Tiger} 15 {Dolphin} 16 {Ladybird} 17 {Rabbit} 18 {Snake}
    19 {Parrot} 20 {Mouse} 21 {Shark} 22 {Flamingo} 23 {Cow} 24 {Hedgehog}
    25 {Bat} 26 {Monkey} 27 {Bee} 28 {Camel} 29 {Fox} 30 {Crocodile}
    31 {Squirrel} 32 {Dinosaur} 33 {Frog} 34 {Kangaroo} 35 {Scorpion} other {Peacock}}`,
    values: { kind },
  }),
)

export const food = makePictureSet(foodUrl, (i18n, kind) =>
  i18n._({
    id: 'link.food',
    message: `{kind, select,
    1 {Cherries} 2 {Hamburger} 3 {Banana} 4 {Sushi} 5 {Grapes} 6 {Carrot}
    7 {Melon} 8 {Doughnut} 9 {Pineapple} 10 {Fried egg} 11 {Strawberry} 12 {Corn}
    13 {Cupcake} 14 {Aubergine} 15 {Pretzel} 16 {Tangerine} 17 {French fries} 18 {Kiwi fruit}
    19 {Fried shrimp} 20 {Cheese} 21 {Broccoli} 22 {Birthday cake} 23 {Chilli} 24 {Rice ball}
    25 {Lemon} 26 {Lollipop} 27 {Mushroom} 28 {Popcorn} 29 {Steak} 30 {Chocolate}
    31 {Coconut} 32 {Hot dog} 33 {Pear} 34 {Croissant} 35 {Pancakes} other {Avocado}}`,
    values: { kind },
  }),
)

const MAHJONG = readMahjong()

export const mahjong = makePictureSet(mahjongUrl, (i18n, kind) =>
  i18n._({
    id: 'link.mahjong',
    message: `{face, select,
    dots {{rank} of dots} bamboos {{rank} of bamboos} characters {{rank} of characters}
    east {East wind} south {South wind} west {West wind} north {North wind}
    red {Red dragon} green {Green dragon} white {White dragon}
    plum {Plum blossom} other {Chrysanthemum}}`,
    values: { ...MAHJONG[kind - 1] },
  }),
)

const PINYIN = (
  'huǒ shān nǚ rì shuǐ mén xīn mù niǎo kǒu chē yuè shǒu zhú yú rén yǔ shí ' +
  'jīn gōng mǎ mǐ ěr dāo chóng yán zǐ yáng tián yī zhōu fēng zú tǔ mì jiǎo'
).split(' ')

export const radicals = makePictureSet(radicalsUrl, (i18n, kind) =>
  i18n._({
    id: 'link.radical',
    message: `{kind, select,
    1 {火 huǒ (fire)} 2 {山 shān (mountain)} 3 {女 nǚ (woman)} 4 {日 rì (sun)}
    5 {水 shuǐ (water)} 6 {門 mén (gate)} 7 {心 xīn (heart)} 8 {木 mù (tree)}
    9 {鳥 niǎo (bird)} 10 {口 kǒu (mouth)} 11 {車 chē (cart)} 12 {月 yuè (moon)}
    13 {手 shǒu (hand)} 14 {竹 zhú (bamboo)} 15 {魚 yú (fish)} 16 {人 rén (person)}
    17 {雨 yǔ (rain)} 18 {石 shí (stone)} 19 {金 jīn (metal)} 20 {弓 gōng (bow)}
    21 {馬 mǎ (horse)} 22 {米 mǐ (rice)} 23 {耳 ěr (ear)} 24 {刀 dāo (knife)}
    25 {虫 chóng (insect)} 26 {言 yán (speech)} 27 {子 zǐ (child)} 28 {羊 yáng (sheep)}
    29 {田 tián (field)} 30 {衣 yī (clothes)} 31 {舟 zhōu (boat)} 32 {風 fēng (wind)}
    33 {足 zú (foot)} 34 {土 tǔ (earth)} 35 {糸 mì (silk)} other {角 jiǎo (horn)}}`,
    values: { kind },
  }),
)

function ReadFace({ kind }: { kind: number }) {
  return (
    <span aria-hidden="true" className={styles.read}>
      <radicals.Face kind={kind} />
      <span className={styles.reading} lang="zh-Latn">
        {PINYIN[kind - 1]}
      </span>
    </span>
  )
}

export const readings: TileSet = { ...radicals, Face: ReadFace }
