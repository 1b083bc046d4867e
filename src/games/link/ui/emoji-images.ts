import apple from '@twemoji/svg/1f34e.svg?face'
import bear from '@twemoji/svg/1f43b.svg?face'
import panda from '@twemoji/svg/1f43c.svg?face'
import gem from '@twemoji/svg/1f48e.svg?face'
import cool from '@twemoji/svg/1f60e.svg?face'
import fox from '@twemoji/svg/1f98a.svg?face'
import rainbow from '@twemoji/svg/1f308.svg?face'
import moon from '@twemoji/svg/1f319.svg?face'
import cactus from '@twemoji/svg/1f335.svg?face'
import mushroom from '@twemoji/svg/1f344.svg?face'
import melon from '@twemoji/svg/1f349.svg?face'
import pizza from '@twemoji/svg/1f355.svg?face'
import gift from '@twemoji/svg/1f381.svg?face'
import balloon from '@twemoji/svg/1f388.svg?face'
import octopus from '@twemoji/svg/1f419.svg?face'
import koala from '@twemoji/svg/1f428.svg?face'
import cat from '@twemoji/svg/1f431.svg?face'
import whale from '@twemoji/svg/1f433.svg?face'
import dog from '@twemoji/svg/1f436.svg?face'
import frog from '@twemoji/svg/1f438.svg?face'
import key from '@twemoji/svg/1f511.svg?face'
import bell from '@twemoji/svg/1f514.svg?face'
import fire from '@twemoji/svg/1f525.svg?face'
import grinning from '@twemoji/svg/1f600.svg?face'
import tears from '@twemoji/svg/1f602.svg?face'
import screaming from '@twemoji/svg/1f631.svg?face'
import sleeping from '@twemoji/svg/1f634.svg?face'
import rocket from '@twemoji/svg/1f680.svg?face'
import car from '@twemoji/svg/1f697.svg?face'
import thinking from '@twemoji/svg/1f914.svg?face'
import starstruck from '@twemoji/svg/1f929.svg?face'
import loving from '@twemoji/svg/1f970.svg?face'
import lion from '@twemoji/svg/1f981.svg?face'
import unicorn from '@twemoji/svg/1f984.svg?face'
import star from '@twemoji/svg/2b50.svg?face'
import anchor from '@twemoji/svg/2693.svg?face'

/** The pictures of kinds 1 … 36, in the order of `EMOJI_NAMES`. */
export const EMOJI_IMAGES: readonly string[] = [
  grinning,
  dog,
  apple,
  tears,
  cat,
  pizza,
  loving,
  frog,
  rocket,
  cool,
  fox,
  gem,
  starstruck,
  bear,
  star,
  sleeping,
  panda,
  fire,
  thinking,
  koala,
  unicorn,
  screaming,
  lion,
  rainbow,
  cactus,
  balloon,
  key,
  octopus,
  moon,
  gift,
  whale,
  bell,
  anchor,
  car,
  melon,
  mushroom,
]
