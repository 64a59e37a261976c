import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Runs one OpenSearch for tests: java -cp 'lib/*' OpenSearchStart.java PORT FOLDER. */
class OpenSearchStart {
  public static void main(String[] args) throws Exception {
    var runner = new OpenSearchRunner();
    runner
        .onBuild(
            (number, settings) -> {
              settings.put("http.port", args[0]);
              settings.put("transport.port", "0");
              settings.put("discovery.type", "single-node");
              // As docs/how-to/search-on-a-cluster.md says.
              settings.put("indices.query.bool.max_clause_count", 8192);
              // Tests say nothing about how full the disk of this machine may be.
              settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
            })
        .build(newConfigs().clusterName("greenroom-test").numOfNode(1).basePath(args[1]));
    System.out.println("greenroom: ready");
    // A test that is killed leaves no cluster behind: its end closes this input.
    while (System.in.read() >= 0) {}
    runner.close();
    System.exit(0);
  }
}
