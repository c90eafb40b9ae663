import { can } from '@intranet/contract/access'
import { readableLine } from '@intranet/contract/desk/slip-line'
import { useQuery } from '@tanstack/react-query'
import { Copy, FileDown, Mail, MessageCircle } from 'lucide-react'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { copyText } from '@/lib/copy-text.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { PixCode } from './pix-code.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer } from './use-customer.ts'
import { usePdf } from './use-pdf.ts'
import { useSendMessage } from './use-send-message.ts'
import { View } from './view-state.tsx'

/** 2ª via: digit line, Pix as a QR code and as text, the PDF, and the ways to send it. */
export default function SecondCopyDialog({ fatura, onClose }: { fatura: string; onClose: () => void }) {
  const customer = useCustomer()
  const query = useQuery(trpc.clientPanel.secondCopy.queryOptions({ ...customer, fatura }))
  const send = useSendMessage()
  const pdf = usePdf(`fatura-${fatura}`, () => api.clientPanel.invoicePdf.query({ ...customer, fatura }))
  const acts = can(useSession(), 'painel_cliente', 'create')
  const abilities = useAbilities()
  const sendBy = (canal: 'email' | 'whatsapp') =>
    send.mutate({ canal, assunto: 'fatura', referencia: fatura })
  return (
    <FormDialog title={`2ª via da fatura ${fatura}`} onClose={onClose}>
      <View query={query}>
        {({ linha_digitavel, pix, pdf: hasPdf }) => (
          <div className="grid gap-4">
            {linha_digitavel && (
              <div>
                <h3 className="text-sm font-semibold">Linha digitável</h3>
                <p className="text-sm break-all tabular-nums">{readableLine(linha_digitavel)}</p>
                <Button
                  variant="outline"
                  size="sm"
                  icon={Copy}
                  onClick={() => void copyText(linha_digitavel, 'Copiado.')}
                >
                  Copiar linha
                </Button>
              </div>
            )}
            {pix && (
              <div>
                <h3 className="text-sm font-semibold">Pix</h3>
                <PixCode code={pix} />
                <Button
                  variant="outline"
                  size="sm"
                  icon={Copy}
                  onClick={() => void copyText(pix, 'Copiado.')}
                >
                  Copiar Pix
                </Button>
              </div>
            )}
            {!linha_digitavel && !pix && (
              <p className="text-sm">
                O sistema do provedor não tem linha digitável nem código Pix desta fatura.
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {hasPdf && (
                <Button variant="outline" icon={FileDown} busy={pdf.isPending} onClick={() => pdf.mutate()}>
                  PDF
                </Button>
              )}
              {acts && abilities.has('enviar_whatsapp') && (
                <Button
                  variant="outline"
                  icon={MessageCircle}
                  busy={send.isPending}
                  onClick={() => sendBy('whatsapp')}
                >
                  Enviar por WhatsApp
                </Button>
              )}
              {acts && abilities.has('enviar_email') && (
                <Button variant="outline" icon={Mail} busy={send.isPending} onClick={() => sendBy('email')}>
                  Enviar por e-mail
                </Button>
              )}
            </div>
          </div>
        )}
      </View>
    </FormDialog>
  )
}
