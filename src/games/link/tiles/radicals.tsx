import url from 'virtual:faces/radicals'
import styles from './radicals.module.css'
import { makePictureSet, type TileSet } from './tile-set.tsx'

const PINYIN = (
  'huǒ shān nǚ rì shuǐ mén xīn mù niǎo kǒu chē yuè shǒu zhú yú rén yǔ shí ' +
  'jīn gōng mǎ mǐ ěr dāo chóng yán zǐ yáng tián yī zhōu fēng zú tǔ mì jiǎo'
).split(' ')

export const radicals = makePictureSet(url, (i18n, kind) =>
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
