import { screen } from '@testing-library/react'
import { useState } from 'react'
import { test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import ResumePdf from './resume-pdf.tsx'

const proposed = (funcao: string) => ({
  situacao: 'lido',
  motivo: null,
  formacoes: [],
  experiencias: [{ funcao, empresa: 'Rede Norte', data_inicio: '2019-03-01', data_fim: null }],
})

function Changing() {
  const [file, setFile] = useState(1)
  const pdf = { id_arquivo: `arquivo${file}`, nome: 'cv.pdf', situacao: 'lido' as const, motivo: null }
  return (
    <>
      <button type="button" onClick={() => setFile(2)}>
        outro
      </button>
      <ResumePdf pdf={pdf} />
    </>
  )
}

test('another PDF proposes what it says as soon as it is read', async () => {
  let funcao = 'Instaladora'
  answerCalls({ 'resume.proposals': () => proposed(funcao) })
  const { user } = await renderInApp(() => <Changing />)
  await screen.findByText('Instaladora · Rede Norte')
  funcao = 'Técnica de Campo'
  await user.click(screen.getByRole('button', { name: 'outro' }))
  await screen.findByText('Técnica de Campo · Rede Norte')
})
