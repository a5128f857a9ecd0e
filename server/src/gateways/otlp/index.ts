/** Export of traces by OpenTelemetry's SDK. It is loaded only if a collector is configured. */
import type { Context, Span as SdkSpan, Tracer as SdkTracer } from '@opentelemetry/api';
import type { Attributes, Span, Tracer } from '../../core/observation/tracer';

/** The SDK reads its other settings, e.g. OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER, from the environment itself. */
export async function openTracer(endpoint: string | null, version: string): Promise<Tracer | null> {
  if (!endpoint) return null;
  const [api, { OTLPTraceExporter }, { defaultResource, detectResources, envDetector, resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const named = resourceFromAttributes({ 'service.name': 'waybill', 'service.version': version });
  const provider = new sdk.BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('waybill', version);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;

  const spanOf = (open: SdkSpan, parent: Context): Span => {
    const context = trace.setSpan(parent, open);
    const start = (name: string, attributes: Attributes, kind: number, startMs?: number) =>
      tracer.startSpan(name, { attributes, kind, startTime: startMs }, context);
    return {
      child: (name, attributes) => spanOf(start(name, attributes, SpanKind.INTERNAL), context),
      endedChild: (name, attributes, { startMs, endMs, isFailed }) => {
        const span = start(name, attributes, SpanKind.CLIENT, startMs);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(endMs);
      },
      end: (attributes, isFailed) => {
        open.setAttributes(attributes);
        if (isFailed) open.setStatus({ code: SpanStatusCode.ERROR });
        open.end();
      },
    };
  };
  return {
    start: (name, attributes) => spanOf(startRequest(tracer, name, attributes, SpanKind.SERVER), ROOT_CONTEXT),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Always a new trace: a `traceparent` header of an unknown client does not decide what is recorded. */
function startRequest(tracer: SdkTracer, name: string, attributes: Attributes, kind: number): SdkSpan {
  return tracer.startSpan(name, { attributes, kind, root: true });
}
