import { incidentTexts, type IncidentStep } from '@intranet/contract/access/data-incident-words'
import { incidentFields } from '@intranet/contract/access/data-incidents'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { trustTexts as text } from '@intranet/contract/messages/trust'
import { Copy, ListChecks, Search } from 'lucide-react'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { AccessLine, accessLinesClasses } from '@/components/records/access-line.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { copyText } from '@/lib/copy-text.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { DataIncidentFields } from './data-incident-fields.tsx'
import { IncidentClock } from './incident-clock.tsx'

type Incident = Outputs['dataIncidents']['get']
const changes = [trpc.dataIncidents.pathFilter(), trpc.obligations.pathFilter()]

const steps: [IncidentStep, name: string, done: keyof Incident][] = [
  ['autoridade', 'Comunicar à autoridade', 'comunicado_autoridade_em'],
  ['titulares', 'Comunicar às pessoas', 'comunicado_titulares_em'],
  ['encerrado', 'Encerrar', 'encerrado_em'],
]

function Steps({ incident }: { incident: Incident }) {
  const step = useSave(trpc.dataIncidents.step.mutationOptions(), { saved: text.stepped, changes })
  return (
    <section className="mb-6">
      <SectionLabel>Andamento</SectionLabel>
      <ul className={accessLinesClasses}>
        {steps.map(([passo, name, done]) => {
          const when = incident[done] as string | null
          return (
            <AccessLine
              key={passo}
              icon={ListChecks}
              name={name}
              action={
                !when &&
                !incident.encerrado_em && (
                  <Button
                    variant="outline"
                    size="sm"
                    busy={step.isPending}
                    onClick={() => step.mutate({ id: incident.id, passo, updated_at: incident.updated_at })}
                  >
                    {passo === 'encerrado' ? 'Encerrar' : 'Marcar como feito'}
                  </Button>
                )
              }
            >
              {when ? `Feito em ${formatDateTime(when)}` : 'Ainda não'}
            </AccessLine>
          )
        })}
      </ul>
    </section>
  )
}

function Affected({ incident }: { incident: Incident }) {
  const count = useSave(trpc.dataIncidents.count.mutationOptions(), { saved: text.counted, changes })
  const { id, titulares, apurado_em, exportacoes, encerrado_em } = incident
  return (
    <section className="mb-6">
      <SectionLabel>De quem são os dados</SectionLabel>
      <Card className="flex flex-row flex-wrap items-center gap-3 p-3">
        <p className="min-w-0 grow basis-52 text-sm">
          {titulares !== null && apurado_em
            ? `${formatCount(titulares, 'pessoa afetada', 'pessoas afetadas')}, apurado em ${formatDateTime(apurado_em)}.`
            : 'Os registros de leitura dizem de quem eram os dados vistos no período.'}
        </p>
        {!!titulares && (
          <AddressLink
            to={`/settings/incidents/affected/${id}`}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Ver a lista
          </AddressLink>
        )}
        {!encerrado_em && (
          <Button
            variant="outline"
            size="sm"
            icon={Search}
            busy={count.isPending}
            onClick={() => count.mutate({ id })}
          >
            {apurado_em ? 'Apurar de novo' : 'Apurar'}
          </Button>
        )}
      </Card>
      {exportacoes.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {exportacoes.map(({ tela, linhas, data, quem }) => (
            <li key={`${tela} ${data}`} className="break-words text-muted-foreground">
              {formatDateTime(data)} · arquivo de {tela} com {formatCount(linhas, 'linha', 'linhas')} ·{' '}
              {quem ?? 'Pessoa removida'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Texts({ textos }: Pick<Incident, 'textos'>) {
  return (
    <section className="mb-6">
      <SectionLabel>Comunicados</SectionLabel>
      <div className="grid gap-3 lg:grid-cols-2">
        {textos.map(({ chave, texto }) => (
          <Card key={chave} className="grid content-start gap-2 p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{incidentTexts[chave]}</h3>
              <Button
                variant="outline"
                size="sm"
                icon={Copy}
                onClick={() => void copyText(texto, text.copied)}
              >
                Copiar
              </Button>
            </div>
            <p className="whitespace-pre-line break-words text-sm">{texto}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}

/** An incident: its clock, whose data it was, what is sent, and what is known of it. */
export function DataIncidentPage({ record }: { record: Incident }) {
  const { id, updated_at, encerrado_em, id_suspeito, suspeito } = record
  return (
    <Page>
      <PageHead total={record.titulo}>
        <IncidentClock incident={record} />
      </PageHead>
      <PageSheet>
        <Steps incident={record} />
        <Affected incident={record} />
        <Texts textos={record.textos} />
        <SectionLabel>O que se sabe</SectionLabel>
        <Form
          key={updated_at}
          identity={savedRecord('data-incident', { id, updated_at })}
          schema={incidentFields}
          reads={encerrado_em !== null && text.closed}
          defaultValues={{
            titulo: record.titulo,
            o_que: record.o_que,
            conhecido_em: record.conhecido_em,
            dados: record.dados,
            riscos: record.riscos ?? '',
            medidas: record.medidas ?? '',
            periodo_de: record.periodo_de,
            periodo_ate: record.periodo_ate,
            id_suspeito,
            sem_risco: record.sem_risco ?? '',
          }}
          texts={{ success: text.saved }}
          changes={changes}
          onSubmit={(values) => api.dataIncidents.update.mutate({ ...values, id, updated_at })}
        >
          <DataIncidentFields
            suspect={id_suspeito === null ? undefined : { id: id_suspeito, nome: suspeito }}
          />
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}
