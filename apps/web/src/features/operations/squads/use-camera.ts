/** Reads codes from the camera, one after another. The reader (WASM) is loaded with the first picture only. */
import { useEffect, useRef, useState } from 'react'

const EVERY_MS = 150

type Reader = (picture: ImageData) => Promise<string[]>

async function loadReader(): Promise<Reader> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // The package would fetch it from elsewhere.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  const options = { formats: ['QRCode', 'Code128', 'Code39', 'EAN13', 'EAN8', 'DataMatrix', 'ITF'] as const }
  return async (image) => {
    const found = await readBarcodes(image, {
      ...options,
      formats: [...options.formats],
      maxNumberOfSymbols: 4,
    })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}

function picture(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video
  if (!width || !height) return null
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0)
  return context?.getImageData(0, 0, width, height) ?? null
}

/** While `on`, shows the camera in the video and calls `onCode` for what it reads; where it cannot, it is off and says why. */
export function useCamera(onCode: (code: string) => void) {
  const [on, setOn] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (!on) return
    const end = new AbortController()
    const { signal } = end
    let stream: MediaStream | undefined
    const canvas = document.createElement('canvas')
    const run = async () => {
      setFailure(undefined)
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const shown = video.current
      if (signal.aborted || !shown) return
      shown.srcObject = stream
      await shown.play()
      const read = await loadReader()
      while (!signal.aborted) {
        const image = picture(shown, canvas)
        if (image) for (const code of await read(image)) if (!signal.aborted) latest.current(code)
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
      }
    }
    run()
      .catch((error: unknown) => {
        if (signal.aborted) return
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        setOn(false)
        setFailure(refused ? 'O uso da câmera não foi permitido.' : 'Não foi possível usar a câmera.')
      })
      .finally(() => {
        for (const track of stream?.getTracks() ?? []) track.stop()
      })
    return () => {
      end.abort()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [on])
  const toggle = () => setOn(!on)
  return { video, on, toggle, failure }
}
