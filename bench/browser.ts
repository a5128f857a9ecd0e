/** What a person's browser downloads and waits for. */
export async function measureBrowser(_port: number): Promise<string[][]> {
  return [];
}
