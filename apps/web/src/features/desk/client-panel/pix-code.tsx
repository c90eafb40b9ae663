import { useEffect, useState } from 'react'

/** A Pix code as a QR that a phone reads, with its text for who cannot see it. */
export function PixCode({ code }: { code: string }) {
  const [image, setImage] = useState<string>()
  useEffect(() => {
    let shown = true
    void import('qrcode').then(async ({ toDataURL }) => {
      const url = await toDataURL(code, { margin: 2, width: 220 })
      if (shown) setImage(url)
    })
    return () => {
      shown = false
    }
  }, [code])
  return (
    <figure className="my-2 grid gap-1">
      {image && (
        <img src={image} alt="QR Code do Pix" width={220} height={220} className="rounded bg-white" />
      )}
      <figcaption className="text-xs break-all text-muted-foreground">{code}</figcaption>
    </figure>
  )
}
