import animalsUrl from 'virtual:faces/animals'
import foodUrl from 'virtual:faces/food'
import mahjongUrl from 'virtual:faces/mahjong'
import { readMahjong } from './pictures.ts'
import { makePictureSet } from './tile-set.tsx'

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
