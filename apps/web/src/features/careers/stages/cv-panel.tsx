import { pdfStateLabels } from '@intranet/contract/careers/career-options'
import { formatDate } from '@intranet/contract/formats'
import { educationLabels } from '@intranet/contract/personal-options'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { monthsBetween } from '../resume/resume-words.ts'
import { MarkedText } from './marked-text.tsx'

type Applicant = Outputs['applicants']['get']

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5">
      <SectionLabel>{title}</SectionLabel>
      <div className="grid gap-3 text-sm">{children}</div>
    </section>
  )
}

/** What somebody's CV says, with the vacancy's words marked; the PDF itself opens in a tab. */
export function CvPanel({ curriculo, termos }: Pick<Applicant, 'curriculo' | 'termos'>) {
  if (!curriculo) return <EmptyState title="Sem currículo" text="A pessoa ainda não enviou um currículo." />
  const { formacoes, experiencias, certificados, areas_interesse, texto, pdf, id_arquivo } = curriculo
  return (
    <div className="min-w-0 break-words">
      {experiencias.length > 0 && (
        <Part title="Experiência">
          {experiencias.map((job) => (
            <div key={`${job.empresa} ${job.funcao} ${job.data_inicio}`}>
              <b className="font-semibold">
                <MarkedText text={`${job.funcao}, ${job.empresa}`} terms={termos} />
              </b>
              <div className="text-xs text-muted-foreground">
                {monthsBetween(job.data_inicio, job.data_fim, 'hoje')}
              </div>
              {job.descricao && (
                <p className="whitespace-pre-line">
                  <MarkedText text={job.descricao} terms={termos} />
                </p>
              )}
            </div>
          ))}
        </Part>
      )}
      {formacoes.length > 0 && (
        <Part title="Formação">
          {formacoes.map((course) => (
            <div key={`${course.descricao} ${course.data_inicio}`}>
              <MarkedText text={`${course.descricao}, ${course.ie}`} terms={termos} />
              <div className="text-xs text-muted-foreground">
                {educationLabels[course.situacao]} ·{' '}
                {monthsBetween(course.data_inicio, course.data_fim, 'hoje')}
              </div>
            </div>
          ))}
        </Part>
      )}
      {certificados.length > 0 && (
        <Part title="Certificados">
          {certificados.map((one) => (
            <div key={`${one.descricao} ${one.data_emissao}`}>
              <MarkedText text={`${one.descricao}, ${one.organizacao}`} terms={termos} />
              <div className="text-xs text-muted-foreground">{formatDate(one.data_emissao)}</div>
            </div>
          ))}
        </Part>
      )}
      {areas_interesse.length > 0 && (
        <Part title="Áreas de interesse">
          <p>
            <MarkedText text={areas_interesse.join(', ')} terms={termos} />
          </p>
        </Part>
      )}
      {id_arquivo && (
        <Part title="Currículo em PDF">
          <div>
            <a
              href={`/files/${id_arquivo}`}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <ExternalLink aria-hidden />
              Abrir PDF
            </a>
          </div>
          {texto === null ? (
            <p className="text-muted-foreground">{pdf ? pdfStateLabels[pdf] : pdfStateLabels.na_fila}</p>
          ) : (
            <p className="whitespace-pre-line">
              <MarkedText text={texto} terms={termos} />
            </p>
          )}
        </Part>
      )}
    </div>
  )
}
