import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Code, Copy, ImageDown } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { loadPart } from '@/lib/missing-chunk.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { copyHtml, copyRich } from './copy-signature.ts'
import { SignaturePreview } from './signature-preview.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { Card } from '@/components/ui/card.tsx'

/** My signatures, one a template, ready to be copied. */
export function OwnSignatures() {
  const [phone, setPhone] = useState(true)
  const own = useQuery({
    ...trpc.signatures.own.queryOptions({ telefone: phone }),
    placeholderData: keepPreviousData,
  })
  const [drawing, setDrawing] = useState<number>()
  const takePng = async ({ id, html, nome }: { id: number; html: string; nome: string }) => {
    setDrawing(id)
    try {
      const part = await loadPart(() => import('./signature-png.ts'))
      await part?.downloadPng(html, nome)
    } catch {
      toast.error('Não foi possível desenhar a assinatura.')
    }
    setDrawing(undefined)
  }
  return (
    <Loaded reads={[own]}>
      {(data) => {
        if (data.length === 0)
          return <EmptyState text="O seu provedor ainda não tem um modelo de assinatura." />
        return (
          <>
            <Toolbar>
              <label className="flex min-h-9 items-center gap-2 text-sm">
                <Checkbox checked={phone} onCheckedChange={(on) => setPhone(on === true)} />
                Mostrar telefone
              </label>
            </Toolbar>
            <ul className="grid grid-cols-1 gap-4">
              {data.map((signature) => (
                <Card asChild key={signature.id} className="block min-w-0 max-w-[983px] p-4">
                  <li>
                    <div className="mb-3 flex flex-wrap items-center gap-2">
                      <h2 className="grow text-base font-semibold max-sm:-order-2 max-sm:basis-full">
                        {signature.nome} {signature.padrao && <Badge variant="info">Padrão</Badge>}
                      </h2>
                      <Button
                        variant="outline"
                        icon={Code}
                        className="max-sm:grow"
                        onClick={() => void copyHtml(signature.html)}
                      >
                        Copiar HTML
                      </Button>
                      <Button
                        variant="outline"
                        icon={ImageDown}
                        className="max-sm:grow"
                        busy={drawing === signature.id}
                        onClick={() => void takePng(signature)}
                      >
                        Baixar PNG
                      </Button>
                      <Button
                        icon={Copy}
                        className="max-sm:-order-1 max-sm:w-full"
                        onClick={() => void copyRich(signature.html)}
                      >
                        Copiar assinatura
                      </Button>
                    </div>
                    <p className="mb-2 text-xs text-muted-foreground">Como chega a quem recebe:</p>
                    <SignaturePreview html={signature.html} />
                  </li>
                </Card>
              ))}
            </ul>
            <p className="mt-4 text-xs text-muted-foreground">
              Os dados vêm do seu contato corporativo. Cole a assinatura nas configurações do seu e-mail.
            </p>
          </>
        )
      }}
    </Loaded>
  )
}
