import { useEffect, useRef, useState } from 'react'
import { dialog } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'

interface ImageCropProps {
  file: File
  width: number
  height: number
  /** The cut as a data URI, or null when given up. */
  onClose: (data: string | null) => void
}

const sliders = [
  ['zoom', 'Aproximar', 1, 4],
  ['x', 'Horizontal', 0, 1],
  ['y', 'Vertical', 0, 1],
] as const

/** Cuts a picture to the given proportion by zoom and position; never larger than the given size. */
export default function ImageCrop({ file, width, height, onClose }: ImageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<ImageBitmap>()
  const [cut, setCut] = useState({ zoom: 1, x: 0.5, y: 0.5 })
  useEffect(() => {
    let gone = false
    createImageBitmap(file).then(
      (bitmap) => (gone ? bitmap.close() : setImage(bitmap)),
      () => onClose(null),
    )
    return () => {
      gone = true
    }
  }, [file, onClose])
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !image) return
    const scale = Math.max(width / image.width, height / image.height) * cut.zoom
    const [w, h] = [width / scale, height / scale]
    context.clearRect(0, 0, width, height)
    context.drawImage(image, (image.width - w) * cut.x, (image.height - h) * cut.y, w, h, 0, 0, width, height)
  }, [image, cut, width, height])
  return (
    <Dialog open onOpenChange={() => onClose(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Ajustar imagem</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <canvas
            ref={canvas}
            width={width}
            height={height}
            className="w-full rounded-md bg-muted"
            aria-label="Prévia do corte"
            role="img"
          />
          {sliders.map(([key, label, min, max]) => (
            <label key={key} className="flex items-center gap-3 text-sm">
              <span className="w-20">{label}</span>
              <input
                type="range"
                className="grow accent-primary"
                min={min}
                max={max}
                step={0.01}
                value={cut[key]}
                onChange={(event) => setCut({ ...cut, [key]: Number(event.target.value) })}
              />
            </label>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onClose(null)}>
            {dialog.cancel}
          </Button>
          <Button
            disabled={!image}
            onClick={() =>
              onClose(
                canvas.current?.toDataURL(file.type === 'image/png' ? 'image/png' : 'image/jpeg', 0.9) ??
                  null,
              )
            }
          >
            Usar este corte
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
