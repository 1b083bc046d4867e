import { Trans } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { canShare, downloadFile, shareFiles } from '#src/ui/send.ts'
import { useSending } from './sending.tsx'

const TYPE = 'image/png'

export const makePicture = (canvas: HTMLCanvasElement, file: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], file, { type: TYPE }))
      else reject(new Error('The picture cannot be made'))
    }, TYPE)
  })

interface DrawnPictureProps {
  name: string
  file: string
  /** Sizes the canvas and draws on it; must be stable. */
  draw: (canvas: HTMLCanvasElement) => void
}

/** A picture to save as a file or, where the system takes one, to share. */
export function DrawnPicture({ name, file, draw }: DrawnPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { send, status } = useSending()
  useEffect(() => {
    if (canvas.current) draw(canvas.current)
  }, [draw])
  const makeFile = async () => {
    if (!canvas.current) throw new Error('A picture that is shown has its canvas')
    return await makePicture(canvas.current, file)
  }
  const canOpen = canShare({ files: [new File([], file, { type: TYPE })] })
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={name} />
      <div className="actions">
        <Button onClick={() => send(makeFile().then(downloadFile))}>
          <Trans id="share.picture.save" message="Save picture" />
        </Button>
        {canOpen && (
          <Button onClick={() => send(makeFile().then((one) => shareFiles([one])))}>
            <Trans id="share.picture.share" message="Share picture" />
          </Button>
        )}
      </div>
      {status}
    </>
  )
}
