import { Trans, useLingui } from '@lingui/react'
import { encode } from 'uqr'

export const QR_CODE = /*i18n*/ { id: 'share.qr', message: 'QR code' }

/** The margin that readers need, in modules. */
const BORDER = 4

/** A longer link makes a code that phones hardly read from a screen. */
const MAX_SCANNED = 800

/** A link as a QR code, black on white in every theme. */
export function QrCode({ link }: { link: string }) {
  const { i18n } = useLingui()
  if (link.length > MAX_SCANNED)
    return (
      <p>
        <Trans id="share.qr.long" message="This link is too long for a QR code." />
      </p>
    )
  const { data, size } = encode(link, { border: BORDER })
  const modules = data.flatMap((row, y) => row.map((isBlack, x) => isBlack && `M${x} ${y}h1v1h-1z`))
  return (
    <svg
      role="img"
      aria-label={i18n._(QR_CODE)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.filter(Boolean).join('')} fill="#000" />
    </svg>
  )
}
