/** Next.js brings the tracer with it and has no types for it: these are the parts in use. */
declare module "next/dist/compiled/@vercel/nft/index.js" {
  function nodeFileTrace(
    files: string[],
    options: { base: string; ignore: (path: string) => boolean; analysis: Record<string, boolean> },
  ): Promise<{ fileList: Set<string> }>;
  const nft: { nodeFileTrace: typeof nodeFileTrace };
  export default nft;
}
