import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

const PRINTED_PIXELS = 1024

/** Drawn here, of black on white so that every camera reads it; `margin` is the quiet zone it needs. */
async function draw(url: string) {
  const { default: qrcode } = await import('qrcode')
  const look = { errorCorrectionLevel: 'M', margin: 4 } as const
  const svg = await qrcode.toString(url, { ...look, type: 'svg' })
  return {
    svg: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    png: await qrcode.toDataURL(url, { ...look, width: PRINTED_PIXELS }),
  }
}

/** The link as a QR code, to look at and to take to the printer. */
export function QrCode({ url, code }: { url: string; code: string }) {
  const { data } = useQuery({ queryKey: ['qr', url], queryFn: () => draw(url), staleTime: Infinity })
  if (!data) return <Skeleton className="h-56 w-56" />
  return (
    <div className="grid justify-items-start gap-3">
      <img src={data.svg} alt={`QR code de ${url}`} width={208} height={208} className="rounded-md" />
      <div className="flex flex-wrap gap-2">
        <a href={data.svg} download={`link-${code}.svg`} className={buttonVariants()}>
          <Download aria-hidden />
          SVG
        </a>
        <a href={data.png} download={`link-${code}.png`} className={buttonVariants()}>
          <Download aria-hidden />
          PNG
        </a>
      </div>
    </div>
  )
}
