// What the container asks itself: whether the shop's process answers. Whether it can sell is for the balancer (/readyz).
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, { signal: AbortSignal.timeout(4_000) });
process.exit(answer.ok ? 0 : 1);
