import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { CircleCheck } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'

/** What an applicant keeps: the protocol, and when to expect an answer. Who typed the address sent nothing. */
export function RequestSentPage({ protocolo }: { protocolo?: string }) {
  return (
    <Page narrow>
      <div className="min-w-0 pt-6">
        {protocolo ? (
          <Card className="grid justify-items-center gap-4 p-8 text-center" role="status">
            <CircleCheck className="size-12 text-success" aria-hidden />
            <h1 className="text-2xl font-semibold">{text.sent}</h1>
            <p>
              Protocolo
              <b className="block text-2xl tracking-wide">{protocolo}</b>
            </p>
            <p className="max-w-[460px] text-muted-foreground">
              Você recebe uma resposta por e-mail em {text.deadline}. Guarde o protocolo: com ele e o CPF ou
              CNPJ você acompanha a solicitação.
            </p>
            <AddressLink to="/patrocinios/protocolo" className={buttonVariants()}>
              Acompanhar solicitação
            </AddressLink>
          </Card>
        ) : (
          <Card className="grid justify-items-center gap-4 p-8 text-center">
            <h1 className="text-2xl font-semibold">Nada foi enviado aqui</h1>
            <p className="text-muted-foreground">A solicitação começa pelo formulário.</p>
            <AddressLink to="/patrocinios" className={buttonVariants()}>
              Solicitar patrocínio
            </AddressLink>
          </Card>
        )}
      </div>
    </Page>
  )
}
