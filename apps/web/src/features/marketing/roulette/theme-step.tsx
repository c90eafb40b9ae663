import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageLook } from '@intranet/contract/page-look'
import { cn } from '@/lib/cn.ts'
import { isColor } from '@intranet/contract/marketing/colors'
import { themeFields, type ThemeFields } from '@intranet/contract/marketing/roulette'
import { sliceText, themeDefaults } from '@intranet/contract/marketing/roulette-words'
import { file } from '@intranet/contract/messages/files'
import { rouletteTheme as text } from '@intranet/contract/messages/roulette'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormPanel, HelpGrid } from '@/components/form/form-panel.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useAllValues } from '@/components/form/use-form-values.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { AnyColorField } from './any-color-field.tsx'
import { StepActions } from './step-actions.tsx'
import { Wheel } from './wheel.tsx'
import { Alert } from '@/components/ui/alert.tsx'

type Values = z.input<typeof themeFields>

type Theme = NonNullable<Outputs['roulette']['theme']>

const UUID = /[0-9a-f-]{36}$/
const sample = ['Brinde', 'Desconto', 'Kit caneca', 'Tente outra vez']

/** The wheel as it will be, with the prizes that there are. */
function Preview({ id }: { id: number }) {
  const values = useAllValues<Values>()
  const prizes = useQuery(trpc.roulette.prizes.queryOptions({ id_campanha: id }))
  const others = (prizes.data ?? []).filter(({ cliente }) => !cliente)
  const slices = others.length
    ? others.map((prize) => ({
        texto: sliceText(prize),
        background: prize.background,
        textColor: prize.textColor,
      }))
    : sample.map((texto) => ({ texto, background: null, textColor: null }))
  const colour = (name: keyof typeof themeDefaults) => {
    const value = values[name]
    return value && (name === 'base_html_content' || isColor(value)) ? value : themeDefaults[name]
  }
  const theme = {
    base_background: colour('base_background'),
    base_html_content: colour('base_html_content'),
    color_item: colour('color_item'),
    color_item_2: colour('color_item_2'),
    color_text: colour('color_text'),
    color_text2: colour('color_text2'),
  }
  return (
    <aside className="self-start border-l pl-5 text-sm text-muted-foreground" aria-label="Prévia da roleta">
      <p className={cn(pageLook.label, 'mb-2')}>Prévia</p>
      <Wheel slices={slices} theme={theme} />
    </aside>
  )
}

interface ThemeStepProps {
  id: number
  theme: Theme | null
  edits: boolean
  onBack?: () => void
  /** Reads again what was saved. */
  onSave: () => Promise<void>
  onSaved: () => void
}

/** Step 2, "Aparência": the first save creates, later ones change (docs/marketing.md#wizard). */
export function ThemeStep({ id, theme: current, edits, onBack, onSave, onSaved }: ThemeStepProps) {
  const [theme] = useState(current)
  const save = async (fields: ThemeFields) => {
    await (theme
      ? api.roulette.updateTheme.mutate({ ...fields, id: theme.id, updated_at: theme.updated_at })
      : api.roulette.createTheme.mutate({ ...fields, id_campanha: id }))
    await onSave()
  }
  const { url_background, ...colours } = { ...themeDefaults, url_background: null, ...current }
  const defaults = Object.fromEntries(
    Object.keys(themeFields.shape).map((name) => [name, colours[name as keyof typeof themeDefaults]]),
  )
  return (
    <Form
      identity={theme ? savedRecord('roulette-theme', theme) : newRecord('roulette-theme', id)}
      schema={themeFields}
      defaultValues={{ ...defaults, url_background: UUID.exec(url_background ?? '')?.[0] ?? null }}
      onSubmit={save}
      onSaved={onSaved}
      texts={{
        success: theme ? text.saved : text.created,
        failure: text.empty,
        failed: (message) => `${text.failed} ${message}`,
      }}
    >
      {edits && !theme && <Alert className="mb-3">{text.missing}</Alert>}
      <HelpGrid>
        <div>
          <FormPanel title="Roleta">
            <AnyColorField<Values>
              name="base_background"
              label="Cor de fundo"
              instead={themeDefaults.base_background}
            />
            <TextField<Values> name="base_html_content" label="Texto do centro" maxLength={40} />
            <AnyColorField<Values>
              name="color_item"
              label="Cor dos itens ímpares"
              instead={themeDefaults.color_item}
            />
            <AnyColorField<Values>
              name="color_text"
              label="Texto dos itens ímpares"
              instead={themeDefaults.color_text}
            />
            <AnyColorField<Values>
              name="color_item_2"
              label="Cor dos itens pares"
              instead={themeDefaults.color_item_2}
            />
            <AnyColorField<Values>
              name="color_text2"
              label="Texto dos itens pares"
              instead={themeDefaults.color_text2}
            />
            <div className="col-span-full">
              <StoredImageField<Values>
                name="url_background"
                label="Imagem de fundo"
                wrongType={file.formatNotAllowed}
                hint="JPG, JPEG ou PNG de até 10 MB; recomendado 1366x768 (16:9)."
              />
            </div>
          </FormPanel>
          <StepActions edits={edits} onBack={onBack} />
        </div>
        <Preview id={id} />
      </HelpGrid>
    </Form>
  )
}
