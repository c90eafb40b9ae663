import * as z from 'zod'
import {
  cep,
  hexColor,
  isoDate,
  money,
  nameText,
  optionalCnpj,
  optionalCpf,
  optionalPhone,
} from '@intranet/contract/validators'
import { ColorField, RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { CityDualList } from '@/components/form/city-dual-list.tsx'
import { DateField, MonthDayField } from '@/components/form/date-fields.tsx'
import { ImageField } from '@/components/form/file-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormHelp, FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { CepField, CnpjField, CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { OrganizationFields } from '@/components/form/organization-fields.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { StepLine, Stepper } from '@/components/steps/stepper.tsx'

const schema = z.object({
  titulo: nameText(80),
  id_empresa: z.int(),
  id_departamento: z.int(),
  id_cargo: z.int(),
  ativo: z.boolean(),
  cpf: optionalCpf,
  cnpj: optionalCnpj,
  telefone: optionalPhone,
  cep,
  rua: z.string().nullish(),
  data: isoDate,
  dia: z.string().nullish(),
  valor: money,
  vagas: z.int().nullish(),
  canais: z.array(z.string()),
  hashtag: z.array(z.string()),
  color: hexColor,
  icone: z.string().nullish(),
  texto: z.string().nullish(),
  resumo: z.string().nullish(),
  imagem: z.string().nullish(),
  arquivo: z.unknown(),
  cidades: z.array(z.number()),
  genero: z.string().nullish(),
})
type Values = z.input<typeof schema>
const steps = [
  { key: 'data', title: 'Dados', note: 'Título, provedor, departamento e cargo' },
  { key: 'trails', title: 'Trilhas', note: 'Escolha e ordem' },
]
const cities = ['Pelotas', 'Rio Grande', 'Canguçu', 'Jaguarão', 'Camaquã', 'Arroio do Padre'].map(
  (label, i) => ({ value: i + 1, label, note: 'RS' }),
)
const source = {
  existing: false,
  providers: [
    { value: 1, label: 'RazaoInfo' },
    { value: 2, label: 'Vetorial' },
  ],
  departments: () => [{ value: 11, label: 'Comercial' }],
  positions: () => [
    { value: 21, label: 'Consultor' },
    { value: 22, label: 'Supervisor' },
  ],
}

export function FormPage() {
  return (
    <Page>
      <PageHead heading="NOVO ONBOARDING" />
      <Spine label="Etapas">
        <Stepper steps={steps} current={steps[0]!.key} />
      </Spine>
      <PageSheet className="flex gap-8 max-lg:flex-col">
        <div className="w-full max-w-[640px]">
          <StepLine steps={steps} current={steps[0]!.key} />
          <Form
            identity={newRecord('gallery')}
            schema={schema as never}
            defaultValues={{
              titulo: 'Comercial externo: primeiros 15 dias',
              ativo: true,
              canais: ['sms'],
              hashtag: ['fibra'],
              color: '#1f6feb',
              cidades: [2],
              telefone: '53991172204',
              valor: '1284.50',
              cep: '',
            }}
            onSubmit={async () => undefined}
          >
            <FormPanel>
              <div className="span2">
                <TextField<Values>
                  name="titulo"
                  label="Título"
                  hint="Aparece para o funcionário no início da trilha."
                />
              </div>
              <OrganizationFields source={source} required />
              <ToggleField<Values> name="ativo" label="Status" />
              <CpfField<Values> name="cpf" label="CPF" />
              <CnpjField<Values> name="cnpj" label="CNPJ" />
              <PhoneField<Values> name="telefone" label="Telefone" />
              <CepField<Values> name="cep" label="CEP" lookup={async () => ({})} clears={{ rua: '' }} />
              <TextField<Values> name="rua" label="Rua" disabled />
              <DateField<Values> name="data" label="Data de início" />
              <MonthDayField<Values> name="dia" label="Dia do ano" />
              <MoneyField<Values> name="valor" label="Valor" />
              <NumberField<Values> name="vagas" label="Vagas" />
              <MultiSelectField<Values>
                name="canais"
                label="Canais"
                options={[
                  { value: 'sms', label: 'SMS' },
                  { value: 'email', label: 'E-mail' },
                ]}
              />
              <TagField<Values> name="hashtag" label="Hashtags" />
              <IconPickerField<Values> name="icone" label="Ícone" />
              <ColorField<Values> name="color" label="Cor" />
              <RadioField<Values>
                name="genero"
                label="Gênero"
                options={[
                  { value: 'F', label: 'Feminino' },
                  { value: 'M', label: 'Masculino' },
                ]}
              />
              <ImageField<Values> name="imagem" label="Imagem de capa" crop={{ width: 640, height: 360 }} />
              <StoredFileField<Values> name="arquivo" label="Documento" />
              <TextAreaField<Values> name="resumo" label="Resumo" wide />
              <RichTextField<Values> name="texto" label="Texto" />
              <CityDualList<Values>
                name="cidades"
                label="Cidades"
                options={cities}
                nothing="Nenhuma cidade."
              />
            </FormPanel>
            <FormActions />
          </Form>
        </div>
        <FormHelp>
          <b>Trocar o provedor</b>Limpa o departamento e o cargo. Com uma única opção, ela já vem escolhida.
        </FormHelp>
      </PageSheet>
    </Page>
  )
}
