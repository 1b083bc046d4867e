import { useLingui } from '@lingui/react'
import { encode } from 'uqr'

/** The margin that readers need, in modules. */
const BORDER = 4

/** A link as a QR code, black on white in every theme. */
export function QrCode({ link }: { link: string }) {
  const { i18n } = useLingui()
  const { data, size } = encode(link, { border: BORDER })
  const modules = data.flatMap((row, y) => row.map((isBlack, x) => isBlack && `M${x} ${y}h1v1h-1z`))
  return (
    <svg
      role="img"
      aria-label={i18n._({ id: 'share.qr.name', message: 'QR code of the link' })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.filter(Boolean).join('')} fill="#000" />
    </svg>
  )
}
