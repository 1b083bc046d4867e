import url from 'virtual:faces/animals'
import type { MessageDescriptor } from '@lingui/core'
import { makePictureSet, namedBy } from './tile-set.tsx'

/** Names of kinds 1–36; neighbours in the list are unlike, since small levels show the first ones. */
const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'link.face.penguin', message: 'Penguin' },
  /*i18n*/ { id: 'link.face.elephant', message: 'Elephant' },
  /*i18n*/ { id: 'link.face.butterfly', message: 'Butterfly' },
  /*i18n*/ { id: 'link.face.fish', message: 'Tropical fish' },
  /*i18n*/ { id: 'link.face.giraffe', message: 'Giraffe' },
  /*i18n*/ { id: 'link.face.turtle', message: 'Turtle' },
  /*i18n*/ { id: 'link.face.crab', message: 'Crab' },
  /*i18n*/ { id: 'link.face.owl', message: 'Owl' },
  /*i18n*/ { id: 'link.face.pig', message: 'Pig' },
  /*i18n*/ { id: 'link.face.octopus', message: 'Octopus' },
  /*i18n*/ { id: 'link.face.zebra', message: 'Zebra' },
  /*i18n*/ { id: 'link.face.snail', message: 'Snail' },
  /*i18n*/ { id: 'link.face.rooster', message: 'Rooster' },
  /*i18n*/ { id: 'link.face.tiger', message: 'Tiger' },
  /*i18n*/ { id: 'link.face.dolphin', message: 'Dolphin' },
  /*i18n*/ { id: 'link.face.ladybird', message: 'Ladybird' },
  /*i18n*/ { id: 'link.face.rabbit', message: 'Rabbit' },
  /*i18n*/ { id: 'link.face.snake', message: 'Snake' },
  /*i18n*/ { id: 'link.face.parrot', message: 'Parrot' },
  /*i18n*/ { id: 'link.face.mouse', message: 'Mouse' },
  /*i18n*/ { id: 'link.face.shark', message: 'Shark' },
  /*i18n*/ { id: 'link.face.flamingo', message: 'Flamingo' },
  /*i18n*/ { id: 'link.face.cow', message: 'Cow' },
  /*i18n*/ { id: 'link.face.hedgehog', message: 'Hedgehog' },
  /*i18n*/ { id: 'link.face.bat', message: 'Bat' },
  /*i18n*/ { id: 'link.face.monkey', message: 'Monkey' },
  /*i18n*/ { id: 'link.face.bee', message: 'Bee' },
  /*i18n*/ { id: 'link.face.camel', message: 'Camel' },
  /*i18n*/ { id: 'link.face.fox', message: 'Fox' },
  /*i18n*/ { id: 'link.face.crocodile', message: 'Crocodile' },
  /*i18n*/ { id: 'link.face.squirrel', message: 'Squirrel' },
  /*i18n*/ { id: 'link.face.dinosaur', message: 'Dinosaur' },
  /*i18n*/ { id: 'link.face.frog', message: 'Frog' },
  /*i18n*/ { id: 'link.face.kangaroo', message: 'Kangaroo' },
  /*i18n*/ { id: 'link.face.scorpion', message: 'Scorpion' },
  /*i18n*/ { id: 'link.face.peacock', message: 'Peacock' },
]

export const animals = makePictureSet(url, namedBy(NAMES))
