/**
 * The text of a list that somebody has chosen. What is not UTF-8 is taken for Windows-1252, as which Excel saves its plain “CSV” in
 * western Europe: read as UTF-8, `Café` would lose its `é`.
 */
export async function readCsvFile(file: Blob | undefined): Promise<string> {
  const bytes = await file?.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
