/** How a tile shows its state; the names of the style sheet and of the motions. */
export type Look = 'rest' | 'selected' | 'hinted' | 'equal' | 'refused'

/** A way on the screen, in parts of a tile. */
export type Offset = { readonly x: string; readonly y: string }
