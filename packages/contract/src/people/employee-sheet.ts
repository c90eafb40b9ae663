import { employmentLabels } from '../employee-options.ts'
import { providerColumn, type Sheet } from '../home/sheet-columns.ts'

export const employeeSheet = {
  entidade: 'employees',
  module: 'rh',
  ability: 'manage',
  columns: {
    nome: { title: 'Nome', required: true, sample: 'Marina Prates' },
    email: { title: 'E-mail', required: true, sample: 'marina.prates@provedor.com.br' },
    id_empresa: { ...providerColumn, required: true },
    id_departamento: { title: 'Departamento', required: true, sample: 'Comercial', among: 'department' },
    id_setor: { title: 'Setor', sample: 'Vendas', among: 'sector' },
    id_cargo: { title: 'Cargo', required: true, sample: 'Consultor', among: 'position' },
    data_admissao: { title: 'Admissão', required: true, sample: '02/03/2026', kind: 'date' },
    matricula: { title: 'Matrícula', sample: '1042' },
    tipo_vinculo: { title: 'Vínculo', sample: 'CLT', choices: employmentLabels },
    cpf: { title: 'CPF', sample: '529.982.247-25', kind: 'document' },
    data_nascimento: { title: 'Nascimento', sample: '14/05/1990', kind: 'date' },
    telefone: { title: 'Telefone', sample: '(48) 99999-1234' },
    email_corp: { title: 'E-mail corporativo', sample: '' },
    telefone_corp: { title: 'Telefone corporativo', sample: '' },
  },
} as const satisfies Sheet
