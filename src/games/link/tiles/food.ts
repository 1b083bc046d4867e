import url from 'virtual:faces/food'
import type { MessageDescriptor } from '@lingui/core'
import { makePictureSet, namedBy } from './tile-set.tsx'

/** Names of kinds 1–36; fruit, vegetables and dishes alternate. */
const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'link.face.cherries', message: 'Cherries' },
  /*i18n*/ { id: 'link.face.hamburger', message: 'Hamburger' },
  /*i18n*/ { id: 'link.face.banana', message: 'Banana' },
  /*i18n*/ { id: 'link.face.sushi', message: 'Sushi' },
  /*i18n*/ { id: 'link.face.grapes', message: 'Grapes' },
  /*i18n*/ { id: 'link.face.carrot', message: 'Carrot' },
  /*i18n*/ { id: 'link.face.melon', message: 'Melon' },
  /*i18n*/ { id: 'link.face.doughnut', message: 'Doughnut' },
  /*i18n*/ { id: 'link.face.pineapple', message: 'Pineapple' },
  /*i18n*/ { id: 'link.face.egg', message: 'Fried egg' },
  /*i18n*/ { id: 'link.face.strawberry', message: 'Strawberry' },
  /*i18n*/ { id: 'link.face.corn', message: 'Corn' },
  /*i18n*/ { id: 'link.face.cupcake', message: 'Cupcake' },
  /*i18n*/ { id: 'link.face.aubergine', message: 'Aubergine' },
  /*i18n*/ { id: 'link.face.pretzel', message: 'Pretzel' },
  /*i18n*/ { id: 'link.face.tangerine', message: 'Tangerine' },
  /*i18n*/ { id: 'link.face.fries', message: 'French fries' },
  /*i18n*/ { id: 'link.face.kiwi', message: 'Kiwi fruit' },
  /*i18n*/ { id: 'link.face.shrimp', message: 'Fried shrimp' },
  /*i18n*/ { id: 'link.face.cheese', message: 'Cheese' },
  /*i18n*/ { id: 'link.face.broccoli', message: 'Broccoli' },
  /*i18n*/ { id: 'link.face.cake', message: 'Birthday cake' },
  /*i18n*/ { id: 'link.face.chilli', message: 'Chilli' },
  /*i18n*/ { id: 'link.face.rice-ball', message: 'Rice ball' },
  /*i18n*/ { id: 'link.face.lemon', message: 'Lemon' },
  /*i18n*/ { id: 'link.face.lollipop', message: 'Lollipop' },
  /*i18n*/ { id: 'link.face.mushroom', message: 'Mushroom' },
  /*i18n*/ { id: 'link.face.popcorn', message: 'Popcorn' },
  /*i18n*/ { id: 'link.face.steak', message: 'Steak' },
  /*i18n*/ { id: 'link.face.chocolate', message: 'Chocolate' },
  /*i18n*/ { id: 'link.face.coconut', message: 'Coconut' },
  /*i18n*/ { id: 'link.face.hot-dog', message: 'Hot dog' },
  /*i18n*/ { id: 'link.face.pear', message: 'Pear' },
  /*i18n*/ { id: 'link.face.croissant', message: 'Croissant' },
  /*i18n*/ { id: 'link.face.pancakes', message: 'Pancakes' },
  /*i18n*/ { id: 'link.face.avocado', message: 'Avocado' },
]

export const food = makePictureSet(url, namedBy(NAMES))
