import url from 'virtual:faces/radicals'
import type { MessageDescriptor } from '@lingui/core'
import styles from './radicals.module.css'
import type { TileSet } from './tile-set.tsx'
import { makePictureSet, namedBy } from './tile-set.tsx'

/** Each radical with its reading and meaning. */
const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'link.radical.fire', message: '火 huǒ (fire)' },
  /*i18n*/ { id: 'link.radical.mountain', message: '山 shān (mountain)' },
  /*i18n*/ { id: 'link.radical.woman', message: '女 nǚ (woman)' },
  /*i18n*/ { id: 'link.radical.sun', message: '日 rì (sun)' },
  /*i18n*/ { id: 'link.radical.water', message: '水 shuǐ (water)' },
  /*i18n*/ { id: 'link.radical.gate', message: '門 mén (gate)' },
  /*i18n*/ { id: 'link.radical.heart', message: '心 xīn (heart)' },
  /*i18n*/ { id: 'link.radical.tree', message: '木 mù (tree)' },
  /*i18n*/ { id: 'link.radical.bird', message: '鳥 niǎo (bird)' },
  /*i18n*/ { id: 'link.radical.mouth', message: '口 kǒu (mouth)' },
  /*i18n*/ { id: 'link.radical.cart', message: '車 chē (cart)' },
  /*i18n*/ { id: 'link.radical.moon', message: '月 yuè (moon)' },
  /*i18n*/ { id: 'link.radical.hand', message: '手 shǒu (hand)' },
  /*i18n*/ { id: 'link.radical.bamboo', message: '竹 zhú (bamboo)' },
  /*i18n*/ { id: 'link.radical.fish', message: '魚 yú (fish)' },
  /*i18n*/ { id: 'link.radical.person', message: '人 rén (person)' },
  /*i18n*/ { id: 'link.radical.rain', message: '雨 yǔ (rain)' },
  /*i18n*/ { id: 'link.radical.stone', message: '石 shí (stone)' },
  /*i18n*/ { id: 'link.radical.metal', message: '金 jīn (metal)' },
  /*i18n*/ { id: 'link.radical.bow', message: '弓 gōng (bow)' },
  /*i18n*/ { id: 'link.radical.horse', message: '馬 mǎ (horse)' },
  /*i18n*/ { id: 'link.radical.rice', message: '米 mǐ (rice)' },
  /*i18n*/ { id: 'link.radical.ear', message: '耳 ěr (ear)' },
  /*i18n*/ { id: 'link.radical.knife', message: '刀 dāo (knife)' },
  /*i18n*/ { id: 'link.radical.insect', message: '虫 chóng (insect)' },
  /*i18n*/ { id: 'link.radical.speech', message: '言 yán (speech)' },
  /*i18n*/ { id: 'link.radical.child', message: '子 zǐ (child)' },
  /*i18n*/ { id: 'link.radical.sheep', message: '羊 yáng (sheep)' },
  /*i18n*/ { id: 'link.radical.field', message: '田 tián (field)' },
  /*i18n*/ { id: 'link.radical.clothes', message: '衣 yī (clothes)' },
  /*i18n*/ { id: 'link.radical.boat', message: '舟 zhōu (boat)' },
  /*i18n*/ { id: 'link.radical.wind', message: '風 fēng (wind)' },
  /*i18n*/ { id: 'link.radical.foot', message: '足 zú (foot)' },
  /*i18n*/ { id: 'link.radical.earth', message: '土 tǔ (earth)' },
  /*i18n*/ { id: 'link.radical.silk', message: '糸 mì (silk)' },
  /*i18n*/ { id: 'link.radical.horn', message: '角 jiǎo (horn)' },
]

const PINYIN = (
  'huǒ shān nǚ rì shuǐ mén xīn mù niǎo kǒu chē yuè shǒu zhú yú rén yǔ shí ' +
  'jīn gōng mǎ mǐ ěr dāo chóng yán zǐ yáng tián yī zhōu fēng zú tǔ mì jiǎo'
).split(' ')

export const radicals = makePictureSet(url, namedBy(NAMES))

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

/** The radicals with their readings below. */
export const readings: TileSet = { ...radicals, Face: ReadFace }
