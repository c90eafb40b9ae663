import { useQuery } from '@tanstack/react-query'
import { qrSvg } from '@/lib/qr-code.ts'

/** A Pix code as a QR that a phone reads, with its text for who cannot see it. */
export function PixCode({ code }: { code: string }) {
  const { data } = useQuery({
    queryKey: ['qr-pix', code],
    queryFn: () => qrSvg(code, 2),
    staleTime: Infinity,
  })
  return (
    <figure className="my-2 grid gap-1">
      {data && <img src={data} alt="QR Code do Pix" width={220} height={220} className="rounded bg-white" />}
      <figcaption className="text-xs break-all text-muted-foreground">{code}</figcaption>
    </figure>
  )
}
