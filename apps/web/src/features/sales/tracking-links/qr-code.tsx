import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { qrPng, qrSvg } from '@/lib/qr-code.ts'

/** As much as every camera needs. */
const MARGIN = 4

const draw = async (url: string) => ({ svg: await qrSvg(url, MARGIN), png: await qrPng(url, MARGIN) })

/** The link as a QR code, to look at and to take to the printer. */
export function QrCode({ url, code }: { url: string; code: string }) {
  const { data } = useQuery({ queryKey: ['qr-link', url], queryFn: () => draw(url), staleTime: Infinity })
  if (!data) return <Skeleton className="h-56 w-56" />
  return (
    <div className="grid justify-items-center gap-3">
      <img src={data.svg} alt={`QR code de ${url}`} width={208} height={208} className="rounded-md" />
      <div className="flex flex-wrap gap-2">
        <a href={data.svg} download={`link-${code}.svg`} className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden />
          SVG
        </a>
        <a href={data.png} download={`link-${code}.png`} className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden />
          PNG
        </a>
      </div>
    </div>
  )
}
